/** What a visitor types into the fixture profile request, by field. */
export interface RequestValues {
  manufacturer: string;
  model: string;
  kind: string;
  modes: string;
  manual: string;
  name: string;
  email: string;
  notes: string;
}

export type FieldId = keyof RequestValues;

/** A field of the form. */
export interface Field {
  id: FieldId;
  label: string;
  /** What to write, in one sentence; shown under the label. */
  hint?: string;
  required: boolean;
  /** Field that will do instead; one of the two must be filled in. */
  or?: {id: FieldId; label: string};
  /** Most characters. */
  limit: number;
  shape: 'line' | 'text' | 'choice' | 'address' | 'email';
  /** Value of the `autocomplete` attribute. */
  autoComplete: string;
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

/** All fields, in the order of the form. */
export const fields: readonly Field[] = [
  {
    id: 'manufacturer',
    label: 'Manufacturer',
    hint: 'As on the fixture’s label, for example Martin.',
    required: true,
    limit: 80,
    shape: 'line',
    autoComplete: 'off',
  },
  {
    id: 'model',
    label: 'Model',
    hint: 'With every letter and number, and the hardware version if there is one.',
    required: true,
    limit: 120,
    shape: 'line',
    autoComplete: 'off',
  },
  {
    id: 'kind',
    label: 'Kind of fixture',
    required: true,
    limit: 40,
    shape: 'choice',
    autoComplete: 'off',
  },
  {
    id: 'modes',
    label: 'Channel modes that you need',
    hint: 'Name and number of channels, as in the fixture’s own menu. Example: Extended, 16 channels.',
    required: true,
    limit: 500,
    shape: 'text',
    autoComplete: 'off',
  },
  {
    id: 'manual',
    label: 'Link to the manual or DMX chart',
    hint: 'A page or PDF that anyone can open.',
    required: false,
    // Nobody can make a profile without the list of channels.
    or: {id: 'notes', label: 'or list the channels in the notes'},
    limit: 500,
    shape: 'address',
    autoComplete: 'off',
  },
  {
    id: 'notes',
    label: 'Notes',
    hint: 'The list of channels if there is no link, the date of your show, and what the light should do.',
    required: false,
    limit: 4000,
    shape: 'text',
    autoComplete: 'off',
  },
  {
    id: 'name',
    label: 'Your name',
    required: false,
    limit: 100,
    shape: 'line',
    autoComplete: 'name',
  },
  {
    id: 'email',
    label: 'Your e-mail address',
    hint: 'Used only for the answer to your request.',
    required: true,
    limit: 254,
    shape: 'email',
    autoComplete: 'email',
  },
];

/** An empty form. */
export const emptyValues: RequestValues = {
  manufacturer: '',
  model: '',
  kind: '',
  modes: '',
  manual: '',
  name: '',
  email: '',
  notes: '',
};

/** Whether nothing has been typed. */
export function isEmpty(values: RequestValues): boolean {
  return fields.every(({id}) => values[id].trim() === '');
}
