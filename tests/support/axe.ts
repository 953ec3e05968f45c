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
const newAttribute = 'data-new';
/** Selector of those elements. */
export const newElements = `[${newAttribute}]`;

/** Rules about colours. */
export const contrastRules = ['color-contrast', 'link-in-text-block'];

/** Rules whose results depend on the width of the viewport and on the colour mode. */
export const appearanceRules = [...contrastRules, 'target-size', 'scrollable-region-focusable'];

/**
 * Runs axe on a part of the page.
 *
 * @param rules - ids of rules; all rules by default; 'structure' means all except {@link appearanceRules}
 * @param part - selector
 * @returns violations as `<rule>: <selector>`
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
    // On long pages, reporting passed checks takes as long as checking.
    resultTypes: ['violations'],
    // None of these rules needs style sheets or media files, which axe would fetch again.
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
 * Marks texts and controls whose structure wasn't checked before, for {@link findViolations}. Elements with the same
 * ancestors, descendants and attributes that styles can match have the same colours and sizes, and checking those is
 * the slowest part of axe. Earlier marks are removed.
 *
 * @param seenSignatures - signatures of the elements of all earlier calls; those of the new elements are added
 * @param part - selector
 * @returns number of marked elements
 */
export async function markNewElements(
  page: Page,
  seenSignatures: Set<string>,
  part = 'main',
): Promise<number> {
  const {signatures, count} = await page.evaluate(
    ([list, attribute, within]) => {
      document
        .querySelectorAll(`[${attribute}]`)
        .forEach((element) => element.removeAttribute(attribute));
      const seen = new Set(list);
      const occurrences = new Map<string, number>();
      let marked = 0;
      const stylable = /^(?:class|style|fill|data-|aria-|role|type|disabled|hidden|open)/;
      const unstyled = /aria-(?:label|controls|describedby|labelledby|owns)/;
      const described = new Map<Element, string>();
      const describe = (element: Element): string => {
        const description =
          described.get(element) ??
          [...element.attributes]
            .filter(({name}) => stylable.test(name) && !unstyled.test(name))
            .reduce((all, {name, value}) => `${all}[${name}=${value}]`, element.localName);
        described.set(element, description);
        return description;
      };
      const hasText = (element: Element): boolean =>
        [...element.childNodes].some(
          ({nodeType, nodeValue}) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
        );
      for (const element of document.querySelectorAll(`${within} *`)) {
        if (!hasText(element) && !element.matches('a, button, input, select, textarea, summary')) {
          continue;
        }
        let signature = [...element.querySelectorAll('*')].map(describe).join(' ');
        for (let at: Element | null = element; at?.parentElement; at = at.parentElement) {
          signature = `${describe(at)}>${signature}`;
        }
        const count = occurrences.get(signature) ?? 0;
        // Two of each, because even rows of a table have another background.
        if (!seen.has(signature) && count <= 1) {
          element.setAttribute(attribute, '');
          marked += 1;
        }
        occurrences.set(signature, count + 1);
      }
      return {signatures: [...occurrences.keys()], count: marked};
    },
    [[...seenSignatures], newAttribute, part] as const,
  );
  signatures.forEach((signature) => seenSignatures.add(signature));
  return count;
}
