import {storageKeys} from '../../../../src/config/storageKeys';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createDraftStore, decodeDraft} from '../../../../src/components/request/draft';
import {emptyValues, fields, type RequestValues} from '../../../../src/components/request/fields';

/** Storage as a browser has it, in memory. */
function memory(initial: Record<string, string> = {}) {
  const content = new Map(Object.entries(initial));
  return {
    content,
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  };
}

function storeOn(storage: ReturnType<typeof memory>) {
  let count = 0;
  const store = createDraftStore(
    () => storage,
    () => `id${(count += 1)}`,
  );
  store.subscribe(() => {});
  return store;
}

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

  it('is distrusted: anything else gives nothing, or known text only', () => {
    for (const bad of [
      null,
      '',
      '{',
      '[]',
      'null',
      '7',
      '{"id":1,"values":{}}',
      '{"id":"a","values":null}',
    ]) {
      expect(decodeDraft(bad)).toBeUndefined();
    }
    expect(decodeDraft('{"id":"a","values":{"model":7,"evil":"x","name":"Ada"}}')?.values).toEqual({
      ...emptyValues,
      name: 'Ada',
    });
    fc.assert(
      fc.property(fc.anything(), (value) => void decodeDraft(JSON.stringify(value) ?? null)),
    );
  });
});

describe('the store of the draft', () => {
  it('keeps every change, and finds it again after a reload', () => {
    const storage = memory();
    const first = storeOn(storage);
    first.change('model', 'Atomic');
    const second = storeOn(storage);
    expect(second.get()).toMatchObject({
      isRestored: true,
      wasInterrupted: false,
      draft: {id: 'id1'},
    });
    expect(second.get().draft.values.model).toBe('Atomic');
  });

  it('tells when the page went away while sending, and keeps the id, so that a server knows it', () => {
    const storage = memory();
    const first = storeOn(storage);
    first.change('model', 'Atomic');
    first.setSending(true);
    expect(storeOn(storage).get()).toMatchObject({
      wasInterrupted: true,
      draft: {id: 'id1', sending: false},
    });
  });

  it('begins anew with another id after it was sent or is not wanted', () => {
    const storage = memory();
    const store = storeOn(storage);
    store.change('model', 'Atomic');
    store.clear();
    expect(store.get()).toMatchObject({
      isRestored: false,
      draft: {id: 'id2', values: emptyValues, sending: false},
    });
    expect(storage.content.has(storageKeys.requestDraft)).toBe(false);
  });

  it('takes over what was typed before it was there, and leaves the other fields of the draft', () => {
    const storage = memory();
    storeOn(storage).change('notes', 'kept');
    const late = createDraftStore(
      () => storage,
      () => 'new',
    );
    late.adopt({model: 'typed early'});
    expect(late.get().draft.values).toMatchObject({model: 'typed early', notes: 'kept'});
    expect(storage.content.get(storageKeys.requestDraft)).toContain('typed early');
  });

  it('works without storage, and says that the draft is not kept', () => {
    const store = createDraftStore(
      () => {
        throw new Error('blocked');
      },
      () => 'id',
    );
    store.subscribe(() => {});
    store.change('model', 'Atomic');
    expect(store.get()).toMatchObject({isKept: false, draft: {values: {model: 'Atomic'}}});
  });

  it('shows nobody else’s fields before it has looked, and tells listeners until they leave', () => {
    const storage = memory();
    storeOn(storage).change('model', 'Atomic');
    const store = createDraftStore(
      () => storage,
      () => 'x',
    );
    expect(store.initial().draft.values).toEqual(emptyValues);
    expect(store.get()).toBe(store.initial());
    let told = 0;
    const leave = store.subscribe(() => (told += 1));
    expect(store.get().draft.values.model).toBe('Atomic');
    const before = told;
    store.change('model', 'Aura');
    expect(told).toBe(before + 1);
    leave();
    store.change('model', 'Mac');
    expect(told).toBe(before + 1);
  });
});
