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
 * @param part - selector; the whole page if nothing matches it
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
    async ([selector, how]) => {
      // React may have replaced marked elements; then the whole page is checked.
      const include = document.querySelector(selector) ? selector : 'html';
      return (await window.axe.run({include: [include]}, how)).violations;
    },
    [part, options] as const,
  );
  return results.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

/**
 * Marks elements whose structure or style wasn't checked before, for {@link findViolations}: axe then skips most of a
 * page, and pages without new elements. The results of axe depend on what is compared here: name, attributes and parent
 * of an element; colours with those behind it and sizes of texts and controls. Results that depend on the content of
 * attributes, such as repeated ids and landmarks, are checked on the HTML of every page (`site/html-validate.test.ts`).
 * Earlier marks are removed.
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
  const handle = await page.evaluateHandle(
    ([attribute, within]) => {
      document
        .querySelectorAll(`[${attribute}]`)
        .forEach((element) => element.removeAttribute(attribute));
      const withValue =
        /^(?:class|role|type|disabled|hidden|open|aria-(?!label|controls|describedby|owns))/;
      const isControl = (element: Element): boolean =>
        element.matches('a, button, input, select, textarea, summary, [tabindex], [role]');
      const hasText = (element: Element): boolean =>
        [...element.childNodes].some(
          ({nodeType, nodeValue}) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
        );
      /** The size of a target depends on its class; nothing else does whose styles aren't compared below. */
      const isIgnored = (element: Element, name: string): boolean =>
        name === 'class'
          ? !isControl(element) || element.classList.length === 0
          : /^(?:data-|style|rel|target|width|height|loading|decoding|start|src)/.test(name);
      const getStructure = (element: Element): string =>
        [
          element.localName,
          ...[...element.attributes]
            .filter(({name}) => !isIgnored(element, name))
            .map(({name, value}) => (withValue.test(name) ? `[${name}=${value}]` : `[${name}]`))
            .sort(),
          hasText(element) ? 'text' : '',
        ].join('');
      const getParent = ({parentElement: parent}: Element): string =>
        parent
          ? `${parent.localName}[${parent.getAttribute('role')}]${hasText(parent) ? 'text' : ''}`
          : '';
      const backgrounds = new Map<Element, string>();
      /** Colours, images and opacities from the element up to the first opaque colour. */
      const getBackground = (element: Element): string => {
        const {backgroundColor: colour, backgroundImage, opacity} = getComputedStyle(element);
        const {parentElement: parent} = element;
        const isOpaque = colour.startsWith('rgb(') && opacity === '1';
        const behind =
          parent && !isOpaque ? (backgrounds.get(parent) ?? getBackground(parent)) : '';
        const own = [colour, backgroundImage, opacity].join();
        const background = own === 'rgba(0, 0, 0, 0),none,1' ? behind : `${own};${behind}`;
        backgrounds.set(element, background);
        return background;
      };
      const examples = new Map<string, Element>();
      for (const element of document.querySelectorAll(`${within} :not(svg *)`)) {
        const {color, fontSize, fontWeight, textDecorationLine, display} =
          getComputedStyle(element);
        const text = [getBackground(element), color, fontSize, fontWeight, textDecorationLine];
        const signature = [
          getStructure(element),
          getParent(element),
          display,
          ...(hasText(element) || isControl(element) ? text : []),
        ].join('|');
        examples.set(signature, examples.get(signature) ?? element);
      }
      return examples;
    },
    [newAttribute, part] as const,
  );
  const signatures = await handle.evaluate((examples) => [...examples.keys()]);
  const added = signatures.filter((signature) => !seenSignatures.has(signature));
  added.forEach((signature) => seenSignatures.add(signature));
  await handle.evaluate(
    (examples, [list, attribute]) =>
      list.forEach((signature) => examples.get(signature)?.setAttribute(attribute, '')),
    [added, newAttribute] as const,
  );
  await handle.dispose();
  return added.length;
}
