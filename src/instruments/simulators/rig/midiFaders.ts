/** Which controls of MIDI controllers move which faders: pure functions, for {@link ./useMidiFaders.tsx}. */
import type {Field, FieldValues} from '../../../components/fields/model';
import {dials, faders, fixtures, getChannels, lfo, parameters, steps, tiltRange} from './rig';

/** A fader that controls can move, with a name that is clear without its group. */
export interface Target {
  field: Field;
  name: string;
}

/** The faders that are on the page in a state, in its order. */
export function getTargets(state: FieldValues): Target[] {
  const toTargets = (group: string, fields: readonly Field[]): Target[] =>
    fields
      .filter(({kind}) => kind === 'range')
      .map((field) => ({field, name: `${group}: ${field.label}`}));
  if (state['drive'] !== 'faders') {
    return [
      ...toTargets('Track 1', dials),
      ...toTargets('LFO', lfo),
      ...toTargets('Range', tiltRange),
      ...toTargets('Clip', steps),
    ];
  }
  const all = fixtures.flatMap((fixture) => {
    const [first] = getChannels(state, fixture);
    return fixture.channels.flatMap((parameter, offset) => {
      const field = faders[first + offset - 1];
      return field
        ? [{field, name: `${fixture.name}: ${field.label} ${parameters[parameter]}`}]
        : [];
    });
  });
  // Fixtures may share channels.
  return all.filter(
    ({field}, index) => all.findIndex((other) => other.field.id === field.id) === index,
  );
}

/** A control that has moved. */
export interface ControlChange {
  /** Identifies the control: its {@link getLabel | label} and the id of its port. */
  control: string;
  /** From 0 to 1. */
  position: number;
}

/**
 * Reads a control change.
 *
 * Source: MIDI 1.0 Detailed Specification, "Control Change"; controllers from 120 are channel mode messages.
 *
 * @param port - id of the input
 * @returns undefined for other messages
 */
export function readControlChange(
  port: string,
  [status = 0, controller = 0, data = 0]: Uint8Array,
): ControlChange | undefined {
  const isControl = (status & 0xf0) === 0xb0 && controller < 120;
  return isControl
    ? {control: `CC ${controller}, channel ${(status & 15) + 1}, ${port}`, position: data / 127}
    : undefined;
}

/** Controller and channel of a control in words. */
export const getLabel = (control: string): string => control.split(', ').slice(0, 2).join(', ');

/** Assigned controls. */
export interface Assignments {
  /** Id of a fader, by the control that moves it. */
  faders: Readonly<Record<string, string>>;
  /** Id of the fader that the next new control moves; undefined if every fader has a control. */
  next: string | undefined;
}

/** Whether a control is the fine half of the previous control, with the same channel and port: CC 32 to 63 for 0 to 31. */
function isFine(control: string, before: string | undefined): boolean {
  const coarse = control.replace(/^CC (\d+)/, (_, number: string) => `CC ${Number(number) - 32}`);
  return coarse === before;
}

/** The first fader without a control, searched from the one after `from`. */
function nextWithout(
  controls: Assignments['faders'],
  from: string | undefined,
  targets: readonly Target[],
): string | undefined {
  const ids = targets.map(({field}) => field.id);
  const start = from === undefined ? 0 : ids.indexOf(from) + 1;
  const assignedIds = new Set(Object.values(controls));
  return [...ids.slice(start), ...ids.slice(0, start)].find((id) => !assignedIds.has(id));
}

/** No assigned control. */
export const noAssignments: Assignments = {faders: {}, next: undefined};

/** The fader that the next new control moves. */
export function nextTarget(
  {faders: controls, next}: Assignments,
  targets: readonly Target[],
): Target | undefined {
  const isVisible = targets.some(({field}) => field.id === next);
  const id = isVisible ? next : nextWithout(controls, undefined, targets);
  return targets.find(({field}) => field.id === id);
}

/**
 * Assigns a control that has just moved to the selected fader, where it replaces the control that the fader had, unless
 * it moves one already.
 *
 * @param before - control of the message before, if any
 * @returns the same object if nothing has changed
 */
export function assign(
  assignments: Assignments,
  control: string,
  before: string | undefined,
  targets: readonly Target[],
): Assignments {
  const selectedId = nextTarget(assignments, targets)?.field.id;
  if (control in assignments.faders || selectedId === undefined || isFine(control, before)) {
    return assignments;
  }
  const others = Object.entries(assignments.faders).filter(([, id]) => id !== selectedId);
  const nextFaders = Object.fromEntries([...others, [control, selectedId]]);
  return {faders: nextFaders, next: nextWithout(nextFaders, selectedId, targets)};
}

/** The control that moves a fader; undefined if none does. */
export function findControl({faders: controls}: Assignments, field: string): string | undefined {
  return Object.keys(controls).find((control) => controls[control] === field);
}

/** Value of a fader at a position of its control, as text. */
export function valueAt({min = 0, max = 100, step = 1}: Field, position: number): string {
  const value = min + Math.round((position * (max - min)) / step) * step;
  return String(Math.min(max, value));
}
