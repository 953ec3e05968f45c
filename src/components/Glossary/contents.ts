import {glossary} from '../../data/glossary';
import {byLetter} from './terms';

/** The letters with their terms and anchors. */
export const letters = byLetter(glossary);

/** Contents of the page: the letters, which Markdown knows nothing of, and its last heading. */
export const contents: {value: string; id: string; level: number}[] = [
  ...letters.map(({letter, anchor}) => ({value: letter, id: anchor, level: 2})),
  {value: 'Where to go next', id: 'where-to-go-next', level: 2},
];
