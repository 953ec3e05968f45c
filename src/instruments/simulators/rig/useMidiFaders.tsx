import {type FocusEvent, useEffect, useRef, useState} from 'react';
import Button from '../../../components/fields/Button';
import type {Field, FieldValues} from '../../../components/fields/model';
import {devicePolicy} from '../../kit/devicePolicy';
import {PhaseNote, undoRefusal} from '../../kit/devices';
import {useLatest} from '../../kit/status';
import {useMidiPorts} from '../../kit/useMidiPorts';
import {
  assign,
  findControl,
  getLabel,
  getTargets,
  nextTarget,
  noAssignments,
  readControlChange,
  valueAt,
} from './midiFaders';
import phases from './phases.json';

/** Marks the entry of the session history from which the page was reloaded, to go on afterwards. */
const reloadMark = 'usesMidi';

const withReloadMark = (isMarked: boolean): object => ({
  ...(history.state as object | null),
  [reloadMark]: isMarked,
});

/**
 * Lets MIDI controllers move the faders of the rig: a control that moves for the first time is assigned to the fader
 * that has, or last had, the focus.
 *
 * @returns the button, the line with what is connected and assigned, `onFocus` of the element around the faders, and
 *   `named`, which adds the names of their controls to faders
 */
export function useMidiFaders(state: FieldValues, change: (changes: FieldValues) => void) {
  const [assignments, setAssignments] = useState(noAssignments);
  const [news, setNews] = useState('');
  const latest = useRef({assignments, before: undefined as string | undefined});
  const pending = useRef<{changes: FieldValues; frame: number}>(undefined);
  const targets = getTargets(state);

  const set = (next: typeof assignments): void => {
    latest.current.assignments = next;
    setAssignments(next);
  };

  /** Changes the state once in each frame, because controllers send hundreds of messages a second. */
  const changeSoon = (changes: FieldValues): void => {
    if (pending.current) {
      Object.assign(pending.current.changes, changes);
      return;
    }
    const frame = requestAnimationFrame(() => {
      pending.current = undefined;
      change(changes);
    });
    pending.current = {changes, frame};
  };
  useEffect(() => () => cancelAnimationFrame(pending.current?.frame ?? 0), []);

  const {phase, inputs, ask} = useMidiPorts({}, (port, bytes) => {
    const read = readControlChange(port, bytes);
    if (!read) {
      if ((bytes[0] ?? 0) < 0xb0) {
        setNews('That was a note. Only control changes move faders.');
      }
      return;
    }
    const {control, position} = read;
    const {assignments: old, before} = latest.current;
    const next = assign(old, control, before, targets);
    latest.current.before = control;
    const target = targets.find(({field}) => field.id === next.faders[control]);
    if (next !== old) {
      set(next);
      setNews(`${getLabel(control)} moves ${target?.name}.`);
    }
    if (target) {
      changeSoon({[target.field.id]: valueAt(target.field, position)});
    }
  });

  const latestAsk = useLatest(ask);
  // After the reload below.
  useEffect(() => {
    if ((history.state as Record<string, unknown> | null)?.[reloadMark] === true) {
      history.replaceState(withReloadMark(false), '');
      void latestAsk.current();
    }
  }, [latestAsk]);

  const next = nextTarget(assignments, targets);
  const instruction = next
    ? `The next control that you move is assigned to ${next.name}. Select another fader to assign it there.`
    : 'Every fader has a control.';
  const hasAssigned = Object.keys(assignments.faders).length > 0;
  const isConnected = inputs.length > 0;
  // Other programs' outputs are there without a controller.
  const isMissing = !isConnected && ['connected', 'none', 'lost'].includes(phase);
  return {
    button: isConnected ? (
      <Button
        disabled={!hasAssigned}
        onClick={() => {
          setNews('');
          set(noAssignments);
        }}>
        Remove MIDI assignments
      </Button>
    ) : (
      <Button
        disabled={phase === 'asking'}
        onClick={() => {
          // The browser applies the policy of the page that it loaded, which was another one.
          if (devicePolicy() === 'other-page') {
            history.replaceState(withReloadMark(true), '');
            location.reload();
          } else {
            void ask();
          }
        }}>
        Use a MIDI controller
      </Button>
    ),
    note: phase !== 'idle' && (
      <PhaseNote
        phase={isMissing ? (hasAssigned ? 'lost' : 'none') : phase}
        texts={{
          ...phases,
          refused:
            devicePolicy() === 'closed'
              ? 'This copy of the site can’t access devices.'
              : undoRefusal('MIDI devices'),
          connected: `${news} ${instruction}`.trim(),
        }}
      />
    ),
    onFocus: ({target}: FocusEvent): void => {
      const id = target.id.replace(/^.*-/, '');
      if (targets.some(({field}) => field.id === id)) {
        set({...latest.current.assignments, next: id});
      }
    },
    named: (fields: readonly Field[]): Field[] =>
      fields.map((field) => {
        const control = findControl(assignments, field.id);
        return control === undefined ? field : {...field, hint: getLabel(control)};
      }),
  };
}
