import * as storageKeys from '../../../../src/config/storageKeys';
import fc from 'fast-check';
import {claimSlot} from '../../../../src/components/request/claimSlot';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  decodeDraft,
  saveDraft,
  newDraft,
  storedDraft,
} from '../../../../src/components/request/draft';
import {emptyValues, fields, type RequestValues} from '../../../../src/components/request/fields';
import {anyStored, anyText} from '../../security/hostile';

/** Storage as a browser has it, in memory. */
function memory() {
  const content = new Map<string, string>();
  return {
    content,
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('a stored draft', () => {
  it('is read back as it was written', () => {
    const values = fc.record(
      Object.fromEntries(fields.map(({id, limit}) => [id, fc.string({maxLength: limit})])),
    ) as unknown as fc.Arbitrary<RequestValues>;
    fc.assert(
      fc.property(values, fc.boolean(), (typed, sending) => {
        const draft = {id: 'x', values: typed, sending};
        expect(decodeDraft(JSON.stringify(draft))).toEqual(draft);
      }),
    );
  });

  it.each([null, '', '{', '[]', 'null', '7', '{"id":1,"values":{}}', '{"id":"a","values":null}'])(
    'is distrusted: %s gives nothing',
    (bad) => expect(decodeDraft(bad)).toBeUndefined(),
  );

  it('is distrusted: nothing but texts in known fields is taken', () => {
    expect(decodeDraft('{"id":"a","values":{"model":7,"evil":"x","name":"Ada"}}')?.values).toEqual({
      ...emptyValues,
      name: 'Ada',
    });
    const values = fc.dictionary(
      fc.constantFrom(...fields.map(({id}) => id), '__proto__'),
      fc.oneof(anyText, fc.integer()),
    );
    const shaped = fc
      .record({id: anyText, values, sending: fc.json()}, {requiredKeys: []})
      .map((draft) => JSON.stringify(draft));
    fc.assert(
      fc.property(fc.oneof(shaped, anyStored), (stored) => {
        const draft = decodeDraft(stored);
        if (draft) {
          expect(Object.keys(draft.values).sort()).toEqual(Object.keys(emptyValues).sort());
          expect(decodeDraft(JSON.stringify(draft))).toEqual(draft);
        }
      }),
    );
  });
});

it('is whole, however long its texts are', () => {
  const values = {...emptyValues, notes: 'x'.repeat(50_000), model: 'y'.repeat(1000)};
  expect(decodeDraft(JSON.stringify({id: 'a', values, sending: false}))?.values).toEqual(values);
});

describe('saving a draft', () => {
  const typed = {...newDraft(), values: {...emptyValues, model: 'Atomic'}};

  it('has each its own id', () => {
    expect(newDraft().id).toMatch(/^[0-9a-f]{32}$/);
    expect(newDraft().id).not.toBe(newDraft().id);
  });

  it('finds it again, with its id and whether it was on its way, until it is empty', () => {
    const storage = memory();
    vi.stubGlobal('localStorage', storage);
    expect(saveDraft({...typed, sending: true})).toBe(true);
    expect(storedDraft()).toEqual({...typed, sending: true});
    saveDraft(newDraft());
    expect(storedDraft()).toBeUndefined();
    expect(storage.content.has(storageKeys.requestDraft)).toBe(false);
  });

  it('has a place of its own for each tab, the first under the name of earlier versions', () => {
    const storage = memory();
    vi.stubGlobal('localStorage', storage);
    const other = {...newDraft(), values: {...emptyValues, model: 'Spiider'}};
    saveDraft(typed);
    saveDraft(other, 2);
    expect([storedDraft(1), storedDraft(2)]).toEqual([typed, other]);
    expect(storage.content.get(storageKeys.requestDraft)).toContain('Atomic');
    saveDraft(newDraft(), 2);
    expect(storedDraft(1)).toEqual(typed);
    expect(storedDraft(2)).toBeUndefined();
  });

  it('says that it is not saved without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(saveDraft(typed)).toBe(false);
    expect(storedDraft()).toBeUndefined();
  });

  it('gives each of many tabs another place, and a tab the one that it had', async () => {
    const held = new Set<string>();
    const request = async (name: string, _: object, callback: (lock: object | null) => unknown) => {
      const isFree = !held.has(name);
      held.add(name);
      return callback(isFree ? {} : null);
    };
    vi.stubGlobal('navigator', {locks: {request}});
    vi.stubGlobal('localStorage', memory());
    vi.stubGlobal('sessionStorage', undefined);
    const never = new Promise<void>(() => undefined);
    const slots: number[] = [];
    for (let tab = 0; tab < 30; tab += 1) {
      slots.push(await claimSlot(never));
    }
    expect(new Set(slots).size).toBe(30);
    held.clear();
    vi.stubGlobal('sessionStorage', {getItem: () => '17', setItem: () => undefined});
    expect(await claimSlot(never)).toBe(17);
  });
});
