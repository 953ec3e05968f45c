/** The fields of the generator, and what they make. */
import {parseLabel, rates} from '../../formulas/timecode';
import type {LtcSignal} from './generate';
import type {LtcRate} from './monitor';

/** Longest sound that is made: four hours. */
export const longestMinutes = 240;

/** Texts of the fields. */
export interface GeneratorSettings {
  rate: LtcRate;
  start: string;
  minutes: string;
  level: string;
  userBits: string;
  sampleRate: string;
}

/** Reads the fields of the generator. @returns errors by field, or what to make */
export function readSettings(
  settings: GeneratorSettings,
):
  | {ok: false; errors: Partial<Record<keyof GeneratorSettings, string>>}
  | {ok: true; signal: LtcSignal; seconds: number} {
  const rate = rates[settings.rate];
  const label = parseLabel(settings.start, rate);
  const minutes = Number(settings.minutes);
  const level = Number(settings.level.replace('−', '-'));
  const errors: Partial<Record<keyof GeneratorSettings, string>> = {
    ...(!label.ok && {start: label.message}),
    ...(!(minutes > 0 && minutes <= longestMinutes) && {
      minutes: `Write minutes, up to ${longestMinutes}.`,
    }),
    ...((settings.level.trim() === '' || !(level >= -60 && level <= 0)) && {
      level: 'Write a level from -60 to 0.',
    }),
    ...(!/^[0-9a-f]{1,8}$/i.test(settings.userBits) && {
      userBits: 'Write up to eight digits, 0 to 9 and A to F.',
    }),
  };
  if (!label.ok || Object.keys(errors).length > 0) {
    return {ok: false, errors};
  }
  return {
    ok: true,
    seconds: 60 * minutes,
    signal: {
      rate,
      start: label.value,
      level,
      userBits: parseInt(settings.userBits, 16),
      sampleRate: Number(settings.sampleRate),
    },
  };
}
