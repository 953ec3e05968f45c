import * as storageKeys from '../../../../src/config/storageKeys';
import fc from 'fast-check';
import {claimSlot} from '../../../../src/components/request/claimSlot';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  decodeDraft,
  newDraft,
  saveDraft,
  storedDraft,
} from '../../../../src/components/request/draft';
import {emptyValues, fields, type RequestValues} from '../../../../src/components/request/fields';
import {anyStored, anyText} from '../../security/hostile';

/** In-memory `Storage`. */
function createStorage() {
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
  it('is decoded as it was encoded', () => {
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
    'is ignored if it is %s',
    (stored) => expect(decodeDraft(stored)).toBeUndefined(),
  );

  it('loses everything but strings in known fields', () => {
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

  it('is not truncated', () => {
    const values = {...emptyValues, notes: 'x'.repeat(50_000), model: 'y'.repeat(1000)};
    expect(decodeDraft(JSON.stringify({id: 'a', values, sending: false}))?.values).toEqual(values);
  });
});

describe('saving a draft', () => {
  const typed = {...newDraft(), values: {...emptyValues, model: 'Atomic'}};

  it('has a random id', () => {
    expect(newDraft().id).toMatch(/^[0-9a-f]{32}$/);
    expect(newDraft().id).not.toBe(newDraft().id);
  });

  it('stores its id, values and state, until it is empty', () => {
    const storage = createStorage();
    vi.stubGlobal('localStorage', storage);
    expect(saveDraft({...typed, sending: true})).toBe(true);
    expect(storedDraft()).toEqual({...typed, sending: true});
    saveDraft(newDraft());
    expect(storedDraft()).toBeUndefined();
    expect(storage.content.has(storageKeys.requestDraft)).toBe(false);
  });

  it('uses a separate key for each tab, and the key of earlier versions for the first', () => {
    const storage = createStorage();
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

  it('returns false without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(saveDraft(typed)).toBe(false);
    expect(storedDraft()).toBeUndefined();
  });

  it('assigns a different slot to each tab, and the previous slot to a reloaded tab', async () => {
    const held = new Set<string>();
    const request = async (name: string, _: object, callback: (lock: object | null) => unknown) => {
      const isFree = !held.has(name);
      held.add(name);
      return callback(isFree ? {} : null);
    };
    vi.stubGlobal('navigator', {locks: {request}});
    vi.stubGlobal('localStorage', createStorage());
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
