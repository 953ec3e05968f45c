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
import {readYaml} from '../../support/readYaml';

/** The properties of a mode that the tests read. */
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

/**
 * Changes the sample profile.
 *
 * @param propertyPath - names of the nested properties, separated by slashes
 * @param value - the new value; undefined removes the property
 */
function changeSample(propertyPath: string, value?: unknown): unknown {
  const profile = sample();
  const keys = propertyPath.split('/');
  const last = keys.pop() ?? '';
  let parent = profile as Record<string, unknown>;
  for (const key of keys) {
    parent = parent[key] as Record<string, unknown>;
  }
  parent[last] = value;
  return profile;
}

type Change = [title: string, propertyPath: string, value?: unknown];
const changes = readYaml<Record<'valid' | 'invalid', Change[]>>(__dirname, 'profile-schema.yml');

describe('the schema of fixture profiles', () => {
  it.each(changes.valid)('accepts %s', (_title, ...change) => {
    const profile = changeSample(...change);
    expect(validate(profile), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each(changes.invalid)('rejects %s', (_title, ...change) => {
    expect(validate(changeSample(...change))).toBe(false);
  });
});

describe.each(Object.entries(sample().modes))('mode %s of the sample', (_name, mode) => {
  const channels = Object.values(mode.channels);

  it('has addresses without gaps', () => {
    const addresses = channels
      .map((c) => c['address8Bit'] ?? c['address16BitMsb'] ?? c['address16BitLsb'])
      .sort((a, b) => Number(a) - Number(b));
    expect(addresses).toEqual(addresses.map((_address, index) => index + 1));
  });

  it('refers only to existing channels, and pairs coarse with fine channels', () => {
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

describe('the reference tables', () => {
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
