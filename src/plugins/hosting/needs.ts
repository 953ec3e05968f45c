import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {mostInlineScripts, type PolicyNeeds} from '../../config/headers';

/** What one page contains that a content security policy has an opinion on. */
export interface PageParts {
  /** Text of each inline script that browsers would run. */
  scripts: string[];
  /** Things that the policy forbids, in words. */
  forbidden: string[];
}

/** Types of `<script>` that are data: never run, and not subject to the policy. */
const dataTypes = new Set(['application/json', 'application/ld+json']);

/** Reads a page's inline scripts, and what no hash can allow: inline styles, handlers, script links. */
export function partsOfPage(html: string): PageParts {
  const parts: PageParts = {scripts: [], forbidden: []};
  let inline: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'style') {
          parts.forbidden.push(`an inline style on <${name}>: style="${value.slice(0, 60)}"`);
        } else if (/^on[a-z]+$/.test(attribute)) {
          parts.forbidden.push(`an inline handler on <${name}>: ${attribute}`);
        } else if (/^\s*javascript:/i.test(value)) {
          parts.forbidden.push(`a javascript: address on <${name}>`);
        }
      }
      if (name === 'style') {
        parts.forbidden.push('a <style> element');
      } else if (name === 'base') {
        parts.forbidden.push('a <base> element');
      } else if (name === 'script' && attributes['src'] === undefined) {
        inline = dataTypes.has(attributes['type']?.toLowerCase() ?? '') ? undefined : '';
      }
    },
    ontext(text) {
      if (inline !== undefined) {
        inline += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && inline !== undefined) {
        parts.scripts.push(inline);
        inline = undefined;
      }
    },
  });
  parser.write(html);
  parser.end();
  return parts;
}

/** The source expression that allows an inline script with exactly this text. */
export function hashSource(script: string): string {
  // The HTML parser turns line ends into single line feeds before the script is hashed.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Names of the Trusted Types policies that a script creates. */
export function policyNames(script: string): string[] {
  return [...script.matchAll(/createPolicy\(\s*(["'`])([\w\-#=/@.%]+)\1/g)].map(
    (match) => match[2] ?? '',
  );
}

async function filesOf(outDir: string, ending: string): Promise<string[]> {
  const entries = await readdir(outDir, {recursive: true});
  return entries.filter((file) => file.endsWith(ending)).sort();
}

/**
 * What the policy must allow for the pages and scripts of a build.
 *
 * @param outDir - the build
 * @param connect - origins that its environment names
 * @throws Error that names the page and what it contains, when no policy could allow it
 */
export async function readNeeds(outDir: string, connect: readonly string[]): Promise<PolicyNeeds> {
  const hashes = new Map<string, string>();
  const problems: string[] = [];
  for (const file of await filesOf(outDir, '.html')) {
    const {scripts, forbidden} = partsOfPage(await readFile(path.join(outDir, file), 'utf8'));
    problems.push(...forbidden.map((what) => `${file} contains ${what}`));
    for (const script of scripts) {
      hashes.set(hashSource(script), file);
    }
  }
  if (hashes.size > mostInlineScripts) {
    const pages = [...new Set(hashes.values())].slice(0, 8).join(', ');
    problems.push(
      `There are ${hashes.size} different inline scripts, last seen on ${pages}; ${mostInlineScripts} are allowed, with the same bytes on every page`,
    );
  }
  if (problems.length > 0) {
    const shown = problems.slice(0, 20).join('\n  ');
    throw new Error(
      `The content security policy would break ${problems.length} places. Use classes instead of styles, and files instead of inline scripts:\n  ${shown}`,
    );
  }
  const names = new Set<string>();
  for (const file of await filesOf(outDir, '.js')) {
    // The server's own bundle is not published.
    if (!file.startsWith('__server')) {
      policyNames(await readFile(path.join(outDir, file), 'utf8')).forEach((name) =>
        names.add(name),
      );
    }
  }
  return {
    scriptHashes: [...hashes.keys()].sort(),
    trustedTypes: [...names].sort(),
    connect: [...new Set(connect)].sort(),
  };
}
