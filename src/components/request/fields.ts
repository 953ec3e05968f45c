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
  /** What to do when it, or what will do instead, is not filled in. */
  missing?: string;
  /** Field that will do instead; one of the two must be filled in. */
  or?: {id: FieldId; label: string};
  /** Most characters. */
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

/** All fields, in the order of the form. */
export const fields: readonly Field[] = [
  {
    id: 'manufacturer',
    label: 'Manufacturer',
    hint: 'As on the fixture’s label, for example Martin.',
    required: true,
    missing:
      'Enter the manufacturer. Look on the fixture’s label or on the first page of the manual.',
    limit: 80,
    shape: 'line',
  },
  {
    id: 'model',
    label: 'Model',
    hint: 'With every letter and number, and the hardware version if there is one.',
    required: true,
    missing: 'Enter the model. Similar fixtures have different channels, so every letter counts.',
    limit: 120,
    shape: 'line',
  },
  {
    id: 'kind',
    label: 'Kind of fixture',
    required: true,
    missing: 'Choose the kind of fixture. If none fits, choose “Something else”.',
    limit: 40,
    shape: 'choice',
  },
  {
    id: 'modes',
    label: 'Channel modes that you need',
    hint: 'Name and number of channels, as in the fixture’s own menu. Example: Extended, 16 channels.',
    required: true,
    missing: 'Enter at least one mode, or its number of channels. Look in the fixture’s own menu.',
    limit: 500,
    shape: 'text',
  },
  {
    id: 'manual',
    label: 'Link to the manual or DMX chart',
    hint: 'A page or PDF that anyone can open.',
    // Nobody can make a profile without the list of channels.
    or: {id: 'notes', label: 'or list the channels in the notes'},
    missing: 'Add a link to the manual or DMX chart, or list the channels in the notes.',
    limit: 500,
    shape: 'url',
  },
  {
    id: 'notes',
    label: 'Notes',
    hint: 'The list of channels if there is no link, the date of your show, and what the light should do.',
    limit: 4000,
    shape: 'text',
  },
  {
    id: 'name',
    label: 'Your name',
    limit: 100,
    shape: 'line',
    autoComplete: 'name',
  },
  {
    id: 'email',
    label: 'Your e-mail address',
    hint: 'Used only for the answer to your request.',
    required: true,
    missing: 'Enter your email address so we can answer.',
    limit: 254,
    shape: 'email',
    autoComplete: 'email',
  },
];

/** An empty form. */
export const emptyValues = Object.fromEntries(fields.map(({id}) => [id, ''])) as RequestValues;

/** Whether nothing has been typed. */
export function isEmpty(values: RequestValues): boolean {
  return fields.every(({id}) => values[id].trim() === '');
}
