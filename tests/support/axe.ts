import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import type {RunOptions} from 'axe-core';
import {root} from './build';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(path.join(root, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Attribute that {@link markNewElements} sets on elements that axe hasn't checked yet. */
const mark = 'data-new';
export const newElements = `[${mark}]`;

/** Rules on colours. */
export const contrastRules = ['color-contrast', 'link-in-text-block'];

/** Rules on what depends on the width of the window and the colours. */
export const appearanceRules = [...contrastRules, 'target-size', 'scrollable-region-focusable'];

/**
 * Runs axe on a part of the page.
 *
 * @param rules - some rules; by default all, or with 'structure' all but those on {@link appearanceRules}
 */
export async function findViolations(
  page: Page,
  rules?: string[] | 'structure',
  part = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const options: RunOptions = {
    // Passed checks are not reported: on long pages, reporting takes as long as checking.
    resultTypes: ['violations'],
    // No rule here needs the style sheets or media files, which axe would fetch again.
    preload: false,
    ...(Array.isArray(rules)
      ? {runOnly: {type: 'rule', values: rules}}
      : {
          runOnly: {type: 'tag', values: tags},
          rules: Object.fromEntries(
            (rules ? appearanceRules : []).map((name) => [name, {enabled: false}]),
          ),
        }),
  };
  const results = await page.evaluate(
    async ([include, how]) => (await window.axe.run({include: [include]}, how)).violations,
    [part, options] as const,
  );
  return results.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

/**
 * Marks texts and controls that are not built like others seen before: the same elements with the same
 * attributes that styles can ask for, in the same place. Those have the same colours and sizes, which is
 * what takes axe the longest. Marks of the time before are taken off.
 *
 * @param seen - how those were built, of all pages up to now; what is new is added
 * @returns how many are new
 */
export async function markNewElements(
  page: Page,
  seen: Set<string>,
  part = 'main',
): Promise<number> {
  const {built, count} = await page.evaluate(
    ([list, attribute, within]) => {
      document
        .querySelectorAll(`[${attribute}]`)
        .forEach((element) => element.removeAttribute(attribute));
      const before = new Set(list);
      const met = new Map<string, number>();
      let isNew = 0;
      const printed = /^(?:class|style|fill|data-|aria-|role|type|disabled|hidden|open)/;
      const names = /aria-(?:label|controls|describedby|labelledby|owns)/;
      const known = new Map<Element, string>();
      const getStyle = (element: Element): string => {
        const made =
          known.get(element) ??
          [...element.attributes]
            .filter(({name}) => printed.test(name) && !names.test(name))
            .reduce((all, {name, value}) => `${all}[${name}=${value}]`, element.localName);
        known.set(element, made);
        return made;
      };
      const hasText = (element: Element): boolean =>
        [...element.childNodes].some(
          ({nodeType, nodeValue}) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
        );
      for (const element of document.querySelectorAll(`${within} *`)) {
        if (!hasText(element) && !element.matches('a, button, input, select, textarea, summary')) {
          continue;
        }
        let built = [...element.querySelectorAll('*')].map(getStyle).join(' ');
        for (let at: Element | null = element; at?.parentElement; at = at.parentElement) {
          built = `${getStyle(at)}>${built}`;
        }
        const times = met.get(built) ?? 0;
        // Every other row of a table has another ground.
        if (!before.has(built) && times <= 1) {
          element.setAttribute(attribute, '');
          isNew += 1;
        }
        met.set(built, times + 1);
      }
      return {built: [...met.keys()], count: isNew};
    },
    [[...seen], mark, part] as const,
  );
  built.forEach((one) => seen.add(one));
  return count;
}
