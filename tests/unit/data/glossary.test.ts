import {expect, it} from 'vitest';
import {glossary, glossaryParts} from '../../../src/data/glossary';

it('no id is in two parts of the glossary, where one would replace the other', () => {
  const ids = glossaryParts.flatMap((part) => Object.keys(part));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(Object.keys(glossary).toSorted()).toEqual(ids.toSorted());
});
