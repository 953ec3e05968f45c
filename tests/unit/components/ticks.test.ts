import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  isInList,
  progressText,
  readTicks,
  taskName,
  ticksKey,
  writeTicks,
} from '../../../src/components/TaskList/ticks';

describe('ticks of a checklist', () => {
  it('are stored for each page, with or without a trailing slash', () => {
    expect(ticksKey('/handbook/x')).toBe('showsync.ticks/handbook/x');
    expect(ticksKey('/handbook/x/')).toBe('showsync.ticks/handbook/x');
    expect(ticksKey('/')).toBe('showsync.ticks/');
  });

  it('are read back as they were written', () => {
    const names = fc.array(fc.string({maxLength: 300}), {minLength: 1, maxLength: 300});
    fc.assert(
      fc.property(names, (list) => {
        const ticks = new Set(list);
        expect(readTicks(writeTicks(ticks))).toEqual(ticks);
      }),
    );
    expect(writeTicks(new Set())).toBeUndefined();
    expect(readTicks(null)).toEqual(new Set());
  });

  it('ignore invalid stored values, and are limited in number and length', () => {
    for (const text of ['', '{', '{"a":1}', '3', 'null', '"x"', '[1,null,{}]']) {
      expect(readTicks(text)).toEqual(new Set());
    }
    expect(readTicks('["a",1,"b"]')).toEqual(new Set(['a', 'b']));
    const flood = JSON.stringify(Array.from({length: 1000}, (_, index) => `${index}`.padEnd(1000)));
    const ticks = [...readTicks(flood)];
    expect(ticks).toHaveLength(300);
    expect(Math.max(...ticks.map((name) => name.length))).toBe(300);
  });

  it('distinguish equal tasks in two lists, and ignore line breaks', () => {
    expect(taskName(0, ' Power\n  off ')).toBe('0 Power off');
    expect(taskName(1, 'Power off')).toBe('1 Power off');
    expect(isInList(taskName(1, 'x'), 1)).toBe(true);
    expect(isInList(taskName(11, 'x'), 1)).toBe(false);
  });

  it('are counted for the list, and for the page if it has more lists', () => {
    expect(progressText([3, 9], [12, 66])).toBe('3 of 9 done, 12 of 66 on this page');
    expect(progressText([3, 9], [3, 9])).toBe('3 of 9 done');
  });
});
