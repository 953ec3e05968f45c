import {maxSentRequests, storageKeys} from '../../../src/config/storageKeys';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {decodeDraft, encodeDraft} from '../../../src/request/draft';
import {createDraftStore} from '../../../src/request/draftStore';
import {emptyValues, fields, type RequestValues} from '../../../src/request/fields';
import {decodeSent, earlierRequest, withSent} from '../../../src/request/sent';

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

describe('a discarded draft', () => {
  it('can be brought back until something new is typed', () => {
    const storage = memory();
    const store = storeOn(storage);
    store.change('model', 'MAC 250');
    const {draft} = store.get();
    store.discard();
    expect(store.get()).toMatchObject({canUndo: true, draft: {values: emptyValues}});
    expect(storage.content.has(storageKeys.requestDraft)).toBe(false);
    store.undo();
    expect(store.get()).toMatchObject({canUndo: false, draft});
    expect(decodeDraft(storage.getItem(storageKeys.requestDraft))).toEqual(draft);

    store.discard();
    store.change('model', 'other');
    expect(store.get().canUndo).toBe(false);
    store.undo();
    expect(store.get().draft.values.model).toBe('other');
  });
});

describe('a stored draft', () => {
  it('is read back as it was written', () => {
    const values = fc.record(
      Object.fromEntries(fields.map(({id, limit}) => [id, fc.string({maxLength: limit})])),
    ) as unknown as fc.Arbitrary<RequestValues>;
    fc.assert(
      fc.property(values, fc.boolean(), (typed, sending) => {
        const draft = {id: 'x', values: typed, sending};
        expect(decodeDraft(encodeDraft(draft))).toEqual(draft);
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

  it('begins anew with another id after it was sent, and remembers what was sent', () => {
    const storage = memory();
    const store = storeOn(storage);
    store.change('model', 'Atomic');
    store.finish({manufacturer: 'Martin', model: 'Atomic', date: '2026-01-02'});
    expect(store.get().draft).toEqual({id: 'id2', values: emptyValues, sending: false});
    expect(storage.content.has(storageKeys.requestDraft)).toBe(false);
    expect(decodeSent(storage.content.get(storageKeys.requestsSent) ?? null)).toHaveLength(1);
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

  it('follows another tab, but loses nothing when that tab has sent or discarded', () => {
    const store = storeOn(memory());
    store.change('model', 'Atomic');
    store.follow(
      storageKeys.requestDraft,
      encodeDraft({id: 'other', values: {...emptyValues, model: 'B'}, sending: false}),
    );
    expect(store.get().draft.values.model).toBe('B');
    store.follow(storageKeys.requestDraft, null);
    expect(store.get().draft.values.model).toBe('B');
  });
});

describe('requests that were sent', () => {
  it('are recognised whatever the case, blanks, accents and signs', () => {
    const list = [{manufacturer: 'Martin', model: 'Atomic 3000 LED', date: '2026-01-02'}];
    expect(earlierRequest(list, {manufacturer: ' MÁRTIN', model: 'atomic-3000 led'})).toBe(list[0]);
    expect(earlierRequest(list, {manufacturer: 'Martin', model: 'Atomic 3000'})).toBeUndefined();
    expect(earlierRequest(list, {manufacturer: '', model: ''})).toBeUndefined();
  });

  it('are limited in number; the oldest go first', () => {
    let list = decodeSent(null);
    for (let i = 0; i <= maxSentRequests; i += 1) {
      list = withSent(list, {manufacturer: 'M', model: String(i), date: '2026-01-02'});
    }
    expect(list).toHaveLength(maxSentRequests);
    expect(list[0]?.model).toBe('1');
  });

  it('are distrusted', () => {
    expect(
      decodeSent('[1,{"manufacturer":"a"},{"manufacturer":"a","model":"b","date":"soon"}]'),
    ).toEqual([]);
    expect(decodeSent('{')).toEqual([]);
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

  it('throws the draft away when the reader wants it', () => {
    const storage = memory();
    const store = storeOn(storage);
    store.change('model', 'Atomic');
    store.discard();
    expect(store.get()).toMatchObject({isRestored: false, draft: {values: emptyValues}});
    expect(storage.content.has(storageKeys.requestDraft)).toBe(false);
  });
});
