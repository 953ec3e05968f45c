/** The ways to send levels: one channel, one fixture, a bank of faders. */
import {type ReactNode, useRef, useState} from 'react';
import {num} from '../../../components/fields/format';
import fieldStyles from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import Button from '../../../components/fields/Button';
import {
  NumberField,
  SelectField,
  SliderField,
  TextField,
  useNumber,
} from '../../../components/fields/inputs';
import {maxLines} from '../../../components/fields/lengths';
import {useStatus} from '../../kit/status';
import {createStrips, minStepMs} from './fixture';
import {universeSize} from './protocol';
import type {useDmx} from './useDmx';

interface SenderProps extends Pick<ReturnType<typeof useDmx>, 'set' | 'zero'> {
  levels: Uint8Array;
}

/** Faders in a bank. */
const bankSize = 16;
const banks = Array.from({length: universeSize / bankSize}, (_, index) => index * bankSize + 1);

const exampleFixture = '1 Dimmer\n2 Red\n3 Green\n4 Blue';

const channelRules = (label: string) => ({label, min: 1, max: universeSize, integer: true});

/** A fader of one channel. */
const fader = ({levels, set}: SenderProps, channel: number, name = ''): ReactNode => (
  <SliderField
    key={channel}
    label={`${channel} ${name}`.trim()}
    value={levels[channel - 1] ?? 0}
    range={[0, 255]}
    onChange={(value) => set([[channel, value]])}
  />
);

/** One channel at a time; the next one sets the previous one to zero. */
export function OneChannel({set, zero}: SenderProps): ReactNode {
  const channel = useNumber(channelRules('Channel'), 1);
  const [level, setLevel] = useState(255);
  const lastStep = useRef(0);
  const {statusLine, unlessInvalid} = useStatus();
  const step = (by: number): void =>
    unlessInvalid([channel], () => {
      // A key that is held down repeats thirty times a second.
      const now = performance.now();
      if (now - lastStep.current < minStepMs) {
        return;
      }
      lastStep.current = now;
      const next = ((channel.value - 1 + by + universeSize) % universeSize) + 1;
      set([
        [channel.value, 0],
        [next, level],
      ]);
      channel.type(String(next));
    });
  return (
    <>
      <h2 id="one-channel">One channel</h2>
      <div className={fieldStyles.fields}>
        <NumberField field={channel} />
        <SliderField label="Level" value={level} range={[0, 255]} onChange={setLevel} />
      </div>
      <p className={styles.warning}>
        <strong>Watch out:</strong> a channel may move, strobe or start something. Keep people away
        from moving heads, strobes and hazers. The channel changes three times a second at most.
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => step(-1)}>Previous channel</Button>
        <Button main onClick={() => step(0)}>
          Send channel
        </Button>
        <Button onClick={() => step(1)}>Next channel</Button>
        <Button onClick={zero}>All to zero</Button>
      </div>
      {statusLine}
    </>
  );
}

/** The channels of one fixture, from the list of its manual. */
export function Fixture(sender: SenderProps): ReactNode {
  const address = useNumber(channelRules('Address'), 1);
  const [chart, setChart] = useState(exampleFixture);
  const isTooLong = chart.length > maxLines;
  const {strips, beyond} = createStrips(isTooLong ? '' : chart, address.value);
  const joinNames = (list: typeof strips): string => list.map(({name}) => name).join(', ');
  const risky = strips.filter(({isRisky}) => isRisky);
  return (
    <>
      <h2 id="fixture">Fixture</h2>
      <div className={fieldStyles.fields}>
        <NumberField field={address} />
        <TextField
          id="bench-dmx-chart"
          label="Channel list of the manual, one channel on a line"
          value={chart}
          rows={4}
          limit={maxLines}
          error={
            isTooLong
              ? `The list is too long: at most ${num(maxLines)} characters. Shorten it.`
              : strips.length + beyond.length === 0
                ? 'No line begins with the number of a channel, as in: 1 Dimmer'
                : undefined
          }
          isWide
          onChange={setChart}
        />
        {strips.map(({channel, name}) => fader(sender, channel, name))}
      </div>
      {beyond.length > 0 && (
        <p className={styles.warning} key={`${address.value} ${joinNames(beyond)}`}>
          From address {address.value} on, {joinNames(beyond)} would be beyond channel{' '}
          {universeSize}, the last one. Choose an address of{' '}
          {address.value - ((beyond.at(-1)?.channel ?? 0) - universeSize)} or less.
        </p>
      )}
      {risky.length > 0 && (
        <p className={styles.warning} key={joinNames(risky)}>
          <strong>Watch out:</strong> {joinNames(risky)} can move, strobe or start something. These
          channels stay at zero until you raise them.
        </p>
      )}
    </>
  );
}

/** Faders of sixteen channels. */
export function Faders(sender: SenderProps): ReactNode {
  const [bank, setBank] = useState('1');
  return (
    <>
      <h2 id="faders">Faders</h2>
      <div className={fieldStyles.fields}>
        <SelectField
          label="Channels"
          value={bank}
          options={banks.map((first) => ({
            value: String(first),
            label: `${first} to ${first + bankSize - 1}`,
          }))}
          onChange={setBank}
        />
      </div>
      <div className={fieldStyles.fields}>
        {Array.from({length: bankSize}, (_, index) => fader(sender, Number(bank) + index))}
      </div>
    </>
  );
}
