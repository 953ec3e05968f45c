import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {calculatorById, calculators, getCalculatorAddress} from '../../../src/instruments/list';
import sentences from '../../../src/remark/calculatorSentences.json';
import remarkRelatedParts, {calculatorPart} from '../../../src/remark/relatedParts';

describe('the sentence of a calculator', () => {
  it.each(calculators.map(({id}) => id))(
    '%s is complete, and its link includes the values',
    async (id) => {
      const {to, sentence} = await calculatorPart(calculatorById(id));
      expect(sentence).toMatch(/^[^{}]{10,100}[.?]$/);
      expect(to.startsWith(getCalculatorAddress({id}))).toBe(true);
      expect(to.includes('#')).toBe(id in sentences);
    },
  );

  it('includes the result of the calculator', async () => {
    expect(await calculatorPart(calculatorById('projection'))).toEqual({
      to: '/handbook/tools/projection#projection?from=both&width=6+m&distance=9+m',
      title: 'Projector distance and brightness',
      sentence: 'For an image 6 m wide from 9 m away, the throw ratio is 1.5.',
    });
  });
});

describe('the related parts of a page', () => {
  const readRelated = async (page: string, file = 'docs/page.mdx'): Promise<unknown> => {
    const frontMatter: Record<string, unknown> = {};
    const source = new VFile({value: page, path: path.resolve(file), data: {frontMatter}});
    await compile(source, {
      remarkPlugins: [[remarkRelatedParts, {siteDir: path.resolve()}] as never],
    });
    return frontMatter['related'];
  };

  it('are its terms and calculators, each once, in their order', async () => {
    const page =
      '<Term id="universe">a</Term> [x](/handbook/tools/dmx-chart#a) <Term id="dmx512">b</Term>\n\n<Term id="universe">c</Term>\n\n<DipSwitch level="h2" />\n\n[y](/handbook/tools/tempo)';
    expect(await readRelated(page)).toMatchObject({
      terms: [
        ['universe', 'universe'],
        ['dmx512', 'DMX512'],
      ],
      calculators: [
        {to: '/handbook/tools/dmx-chart', sentence: 'Which address is the shutter on?'},
        {sentence: 'For address 213, the switches 1, 3, 5, 7, 8 are on.'},
      ],
    });
  });

  it('are undefined for pages without any, pages of calculators, and posts', async () => {
    const term = '<Term id="universe">a</Term>';
    expect(await readRelated('[x](/handbook/tools) and <Other />')).toBeUndefined();
    expect(await readRelated(term, 'docs/handbook/tools/power.mdx')).toBeUndefined();
    expect(await readRelated(term, 'blog/a.mdx')).toBeUndefined();
  });
});
