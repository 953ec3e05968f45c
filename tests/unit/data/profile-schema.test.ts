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

interface Channel {
  address8Bit?: number;
  address16BitMsb?: number;
  address16BitLsb?: number;
  channel16BitLsb?: string;
  defaultValue?: number;
  highlightValue?: number;
}

interface Mode {
  channels: Record<string, Channel>;
  modulation: Record<string, {channel: string; mergeMode?: string; fallback?: string}>;
  colorspace: {
    colorspaceType: string;
    additive: Record<string, {channel: string}>;
    subtractive: Record<string, {channel: string}>;
  };
  cells: unknown[];
}

interface Profile {
  schemaVersion: number;
  manufacturer?: string;
  model?: string;
  modes: Record<string, Mode>;
}

const root = new URL('../../../', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

const schema = read('static/schemas/beam-fixture-profile.schema.json') as {
  properties: object;
  definitions: Record<string, {properties: object}>;
};
const validate = new Ajv({
  strict: true,
  strictRequired: false,
  strictTypes: false,
  allErrors: true,
}).compile(schema);
const sample = (): Profile => read('docs/beam-fixture-editor/sample-profile.json') as Profile;

const mode = (profile: Profile, name: string): Mode => profile.modes[name] as Mode;
const channel = (profile: Profile, modeName: string, name: string): Channel =>
  mode(profile, modeName).channels[name] as Channel;

describe('the schema of fixture profiles', () => {
  it('accepts the sample of the page', () => {
    expect(validate(sample()), JSON.stringify(validate.errors)).toBe(true);
  });

  it('accepts members that it does not know', () => {
    const profile = Object.assign(sample(), {comment: 'hung upside down'});
    Object.assign(channel(profile, 'Basic', 'Red'), {note: 'first lens'});
    mode(profile, 'Basic').cells.push({anything: true});
    mode(profile, 'Basic').colorspace.colorspaceType = 'a system that is not listed';
    expect(validate(profile), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each<[string, (profile: Profile) => void]>([
    ['another schema version', (p) => (p.schemaVersion = 2)],
    ['no manufacturer', (p) => delete p.manufacturer],
    ['no model', (p) => delete p.model],
    ['no modes', (p) => (p.modes = {})],
    ['a mode without channels', (p) => (mode(p, 'Basic').channels = {})],
    ['a channel without an address', (p) => delete channel(p, 'Basic', 'Red').address8Bit],
    ['a channel with two addresses', (p) => (channel(p, 'Basic', 'Red').address16BitLsb = 2)],
    ['address 0', (p) => (channel(p, 'Basic', 'Red').address8Bit = 0)],
    ['address 513', (p) => (channel(p, 'Basic', 'Red').address8Bit = 513)],
    ['half an address', (p) => (channel(p, 'Basic', 'Red').address8Bit = 1.5)],
    [
      'a coarse channel without its fine one',
      (p) => delete channel(p, 'Extended', 'Pan').channel16BitLsb,
    ],
    ['an 8-bit value over 255', (p) => (channel(p, 'Basic', 'Red').highlightValue = 256)],
    ['a 16-bit value over 65535', (p) => (channel(p, 'Extended', 'Pan').defaultValue = 65536)],
    ['a negative value', (p) => (channel(p, 'Extended', 'Pan').defaultValue = -1)],
    [
      'a modulation without a channel',
      (p) => Object.assign(mode(p, 'Extended').modulation, {zoom: {mergeMode: 'htp'}}),
    ],
    [
      'a component without a channel',
      (p) => Object.assign(mode(p, 'Basic').colorspace.additive, {white: {}}),
    ],
  ])('refuses %s', (_name, damage) => {
    const profile = sample();
    damage(profile);
    expect(validate(profile)).toBe(false);
  });
});

describe.each(Object.entries(sample().modes))('mode %s of the sample', (_name, m) => {
  const channels = Object.values(m.channels);

  it('has addresses without holes', () => {
    const addresses = channels
      .map((c) => c.address8Bit ?? c.address16BitMsb ?? c.address16BitLsb)
      .sort((a, b) => Number(a) - Number(b));
    expect(addresses).toEqual(addresses.map((_address, index) => index + 1));
  });

  it('names only channels that exist, and pairs coarse channels with fine ones', () => {
    const {additive, subtractive} = m.colorspace;
    for (const entry of [m.modulation, additive, subtractive].flatMap((part) =>
      Object.values(part),
    )) {
      expect(m.channels).toHaveProperty([entry.channel]);
    }
    for (const fine of channels.flatMap((c) => c.channel16BitLsb ?? [])) {
      expect(m.channels[fine]?.address16BitLsb).toBeTypeOf('number');
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
