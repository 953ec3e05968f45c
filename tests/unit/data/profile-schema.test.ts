import {readFileSync} from 'node:fs';
import {Ajv} from 'ajv';
import {describe, expect, it} from 'vitest';
import {
  channelMembers,
  colorspaceMembers,
  modeMembers,
  modulationMembers,
  profileMembers,
} from '../../../src/data/beam/profile-schema';

/** What is read of a mode here. */
interface Mode {
  channels: Record<string, Partial<Record<string, number>> & {channel16BitLsb?: string}>;
  modulation: Record<string, {channel: string}>;
  colorspace: Record<'additive' | 'subtractive', Record<string, {channel: string}>>;
}

const root = new URL('../../../', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

const schema = read('static/schemas/beam-fixture-profile.schema.json') as {
  properties: object;
  definitions: Record<string, {properties: object}>;
};
const validate = new Ajv({strictRequired: false, strictTypes: false, allErrors: true}).compile(
  schema,
);
const sample = () =>
  read('docs/beam-fixture-editor/sample-profile.json') as {modes: Record<string, Mode>};

/** The sample with another value at a place, or with none there. */
function changed(place: string, value?: unknown): unknown {
  const profile = sample();
  const keys = place.split('/');
  const last = keys.pop() ?? '';
  let parent = profile as Record<string, unknown>;
  for (const key of keys) {
    parent = parent[key] as Record<string, unknown>;
  }
  parent[last] = value;
  return profile;
}

describe('the schema of fixture profiles', () => {
  it.each<[what: string, profile: unknown]>([
    ['the sample of the page', sample()],
    ['a member of a profile that it does not know', changed('comment', 'hung upside down')],
    ['one of a channel', changed('modes/Basic/channels/Red/note', 'first lens')],
    ['one of a cell', changed('modes/Basic/cells', [{anything: true}])],
    ['a colour system that is not listed', changed('modes/Basic/colorspace/colorspaceType', 'x')],
  ])('accepts %s', (_what, profile) => {
    expect(validate(profile), JSON.stringify(validate.errors)).toBe(true);
  });

  const red = 'modes/Basic/channels/Red';
  const pan = 'modes/Extended/channels/Pan';
  it.each<[what: string, place: string, value?: unknown]>([
    ['another schema version', 'schemaVersion', 2],
    ['no manufacturer', 'manufacturer'],
    ['no model', 'model'],
    ['no modes', 'modes', {}],
    ['a mode without channels', 'modes/Basic/channels', {}],
    ['a channel without an address', `${red}/address8Bit`],
    ['a channel with two addresses', `${red}/address16BitLsb`, 2],
    ['address 0', `${red}/address8Bit`, 0],
    ['address 513', `${red}/address8Bit`, 513],
    ['half an address', `${red}/address8Bit`, 1.5],
    ['a coarse channel without its fine one', `${pan}/channel16BitLsb`],
    ['an 8-bit value over 255', `${red}/highlightValue`, 256],
    ['a 16-bit value over 65535', `${pan}/defaultValue`, 65536],
    ['a negative value', `${pan}/defaultValue`, -1],
    ['a modulation without a channel', 'modes/Extended/modulation/zoom', {mergeMode: 'htp'}],
    ['a component without a channel', 'modes/Basic/colorspace/additive/white', {}],
  ])('refuses %s', (_what, ...change) => {
    expect(validate(changed(...change))).toBe(false);
  });
});

describe.each(Object.entries(sample().modes))('mode %s of the sample', (_name, mode) => {
  const channels = Object.values(mode.channels);

  it('has addresses without holes', () => {
    const addresses = channels
      .map((c) => c['address8Bit'] ?? c['address16BitMsb'] ?? c['address16BitLsb'])
      .sort((a, b) => Number(a) - Number(b));
    expect(addresses).toEqual(addresses.map((_address, index) => index + 1));
  });

  it('names only channels that exist, and pairs coarse channels with fine ones', () => {
    const {additive, subtractive} = mode.colorspace;
    for (const entry of [mode.modulation, additive, subtractive].flatMap((part) =>
      Object.values(part),
    )) {
      expect(mode.channels).toHaveProperty([entry.channel]);
    }
    for (const fine of channels.flatMap((c) => c.channel16BitLsb ?? [])) {
      expect(mode.channels[fine]?.['address16BitLsb']).toBeTypeOf('number');
    }
  });
});

describe('the tables of the page', () => {
  it.each([
    [profileMembers, schema.properties],
    [modeMembers, schema.definitions['mode']?.properties],
    [channelMembers, schema.definitions['channel']?.properties],
    [modulationMembers, schema.definitions['modulation']?.properties],
    [colorspaceMembers, schema.definitions['colorspace']?.properties],
  ])('list the members of the schema: $caption', (table, properties) => {
    const inTable = table.rows.map((row) => row.name.replaceAll('`', '')).sort();
    expect(inTable).toEqual(Object.keys(properties ?? {}).sort());
  });
});
