import {describe, expect, it} from 'vitest';
import {
  answerOf,
  checkLinks,
  externalLinks,
  type World,
} from '../../../src/commands/external-links';

const origin = 'https://support.example';

/** A world in which addresses answer what the table says, one answer for each question. */
function world(
  table: Record<string, (number | Error)[]>,
): World & {asked: string[]; paused: number} {
  const asked: string[] = [];
  const state = {asked, paused: 0};
  return Object.assign(state, {
    ask: async (address: string, method: string) => {
      asked.push(`${method} ${address}`);
      const answer = table[address]?.shift() ?? new Error('getaddrinfo ENOTFOUND');
      if (answer instanceof Error) {
        throw answer;
      }
      return answer;
    },
    pause: async (ms: number) => {
      state.paused += ms;
    },
  });
}

describe('external links', () => {
  it('are collected once, without fragments, with their pages', () => {
    const html = (href: string): string => `<a href="${href}">x</a>`;
    const links = externalLinks(
      [
        {
          address: '/a',
          html: html('https://one.example/x#part') + html('/own') + html('mailto:a@b.example'),
        },
        {
          address: '/b',
          html: html('https://one.example/x') + html(`${origin}/own`) + html('https://'),
        },
      ],
      origin,
    );
    expect([...links]).toEqual([['https://one.example/x', ['/a', '/b']]]);
  });

  it('are asked again by GET, and again later, before they count as broken', async () => {
    const address = 'https://one.example/';
    expect(await answerOf(address, world({[address]: [405, 200]}))).toBe(200);
    const slow = world({[address]: [503, 503, new Error('timeout'), 200]});
    expect(await answerOf(address, slow)).toBe(200);
    expect(slow.paused).toBeGreaterThan(0);
    expect(slow.asked).toHaveLength(4);
  });

  it('that are gone are broken at once; servers that do not want to say are told apart', async () => {
    const links = new Map([
      ['https://one.example/gone', ['/a']],
      ['https://two.example/shy', ['/b']],
      ['https://nowhere.example/', ['/c']],
      ['https://one.example/there', ['/a']],
    ]);
    const table = {
      'https://one.example/gone': [404, 404],
      'https://two.example/shy': [403, 403, 403, 403, 403, 403],
      'https://one.example/there': [200],
    };
    expect(await checkLinks(links, world(table))).toEqual({
      broken: [
        'https://nowhere.example/: getaddrinfo ENOTFOUND, on /c',
        'https://one.example/gone: 404, on /a',
      ],
      undecided: ['https://two.example/shy: 403, on /b'],
    });
  });
});
