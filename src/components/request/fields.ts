import list from './fields.json';

export type FieldId =
  'manufacturer' | 'model' | 'kind' | 'modes' | 'manual' | 'notes' | 'name' | 'email';

/** What a visitor types into the fixture profile request, by field. */
export type RequestValues = Record<FieldId, string>;

/** A field of the form. */
export interface Field {
  id: FieldId;
  label: string;
  /** What to write, in one sentence; shown under the label. */
  hint?: string;
  required?: true;
  /** Error if neither this field nor the one in `or` has a value. */
  missing?: string;
  /** Alternative field; one of the two must have a value. */
  or?: {id: FieldId; label: string};
  /** Maximum length in characters. */
  limit: number;
  shape: 'line' | 'text' | 'choice' | 'url' | 'email';
  /** Value of the `autocomplete` attribute, if the browser knows the answer. */
  autoComplete?: string;
}

/** Kinds of fixture to choose from. */
export const kinds = [
  'LED par or wash',
  'Moving head',
  'LED bar or batten',
  'Dimmer or switch pack',
  'Strobe or blinder',
  'Pixel strip or panel',
  'Haze, fog or fan',
  'Laser',
  'Something else',
] as const;

/** All fields, in the order of the form. Nobody can make a profile without the list of channels. */
export const fields = list as readonly Field[];

/** An empty form. */
export const emptyValues = Object.fromEntries(fields.map(({id}) => [id, ''])) as RequestValues;

/** Whether nothing has been typed. */
export function isEmpty(values: RequestValues): boolean {
  return fields.every(({id}) => values[id].trim() === '');
}
