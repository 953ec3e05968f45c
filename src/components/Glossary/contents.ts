import {glossary} from '../../data/glossary';
import {byLetter} from './terms';

/** The letters with their terms and anchors. */
export const letters = byLetter(glossary);

/** Table of contents: the letters, which aren't Markdown headings, and the last heading of the page. */
export const contents: {value: string; id: string; level: number}[] = [
  ...letters.map(({letter, anchor}) => ({value: letter, id: anchor, level: 2})),
  {value: 'Where to go next', id: 'where-to-go-next', level: 2},
];
