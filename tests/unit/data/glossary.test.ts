import {expect, it} from 'vitest';
import {glossary, glossaryParts} from '../../../src/data/glossary';

it('ids are unique across the parts of the glossary', () => {
  const ids = glossaryParts.flatMap((part) => Object.keys(part));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(Object.keys(glossary).toSorted()).toEqual(ids.toSorted());
});
