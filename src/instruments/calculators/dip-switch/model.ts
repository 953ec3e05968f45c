import {count, list, num} from '../../../components/fields/format';
import {check, choice, onlyIf, whole} from '../../../components/fields/define';
import {calculator, refuse, type Row} from '../../kit/define';
import {inWords, switchCount, switchesOn, switchValue} from './dip';

const fields = {
  address: whole('DMX address', '213', 1, 512, {
    step: 1,
    wide: true,
    name: 'Address',
    hint: '512 only where the fixture counts from 0.',
  }),
  base: choice('The fixture counts', {
    one: 'from 1: switch 1 alone is address 1',
    zero: 'from 0: all off is address 1',
  }),
  on: choice('ON is', {up: 'up', down: 'down'}, {advanced: true}),
  first: choice('Switch 1 is', {left: 'on the left', right: 'on the right'}, {advanced: true}),
  ten: check('Switch 10 is on', {hint: 'Not part of the address. See the manual.'}),
  amount: whole('Fixtures in a row', '1', 1, 64, {step: 1, advanced: true}),
  ...onlyIf(({amount}) => amount?.trim() !== '1', {
    footprint: whole('Channels per fixture', '16', 1, 512, {step: 1, advanced: true}),
  }),
};

export const model = calculator(
  {
    id: 'dip-switch',
    group: 'fixture',
    job: 'Which switches are on for address 213?',
    title: 'DIP switch calculator',
    purpose:
      'Shows which switches to turn on for a DMX address, and which address a set of switches makes.',
    page: '/handbook/background/introduction-to-lighting-control',
  },
  fields,
  {
    solve({address, base, amount, ten, ...each}) {
      const footprint = amount === 1 ? 1 : each.footprint;
      const value = switchValue(address, base);
      if (value === undefined) {
        return refuse(
          'address',
          'Nine switches that count from 1 end at 511. Choose 1 to 511, or check the manual for what the fixture does with 512.',
        );
      }
      const addresses = Array.from({length: amount}, (_, index) => address + index * footprint);
      const tooHigh = addresses.findIndex(
        (start) => start + footprint - 1 > 512 || switchValue(start, base) === undefined,
      );
      if (tooHigh === 0) {
        return refuse(
          'address',
          `The first fixture would end at ${address + footprint - 1}. With ${footprint} channels, it must start at ${513 - footprint} or lower.`,
        );
      }
      if (tooHigh > 0) {
        return refuse(
          'amount',
          `Fixture ${tooHigh + 1} doesn’t fit in this universe: it would start at ${num(addresses[tooHigh] ?? 0, 0)}. Put at most ${count(tooHigh, 'fixture')} here.`,
        );
      }
      const others = addresses.slice(1);
      const on = switchesOn(value);
      const off = Array.from({length: switchCount}, (_, index) => index + 1).filter(
        (number) => !on.includes(number),
      );
      return {
        lines: [
          ['Switches on', on.length > 0 ? on.join(', ') : 'none', 'main'],
          ['DMX address (from 1)', String(address), 'main'],
          ['Switches off', list(off.map(String)) || 'none'],
          [
            'Sum',
            on.length > 0 ? `${on.map((number) => 2 ** (number - 1)).join(' + ')} = ${value}` : '0',
          ],
          ...others.map((start): Row => [
            `Switches on for address ${start}`,
            switchesOn(switchValue(start, base) ?? 0).join(', ') || 'none',
          ]),
          ['Switches 9 to 1 in binary', value.toString(2).padStart(switchCount, '0')],
        ],
        notes: [
          `Switch 10 is ${ten ? 'on' : 'off'}. It isn’t part of the address. On most fixtures it chooses between DMX and another mode. See the manual.`,
        ],
      };
    },
    rule: [
      'Switch 1 is worth 1, and each next switch twice as much: 1, 2, 4, 8, 16, 32, 64, 128, 256. The address is the sum of the switches that are on; on fixtures that count from 0, the sum plus one.',
      'Addresses go from 1 to 512. All off isn’t a valid address on a fixture that counts from 1. Source: the manuals of fixtures with DIP switches; yours may differ.',
    ],
    table: () => ({
      caption: 'Switches that are on, of 1 to 9',
      columns: ['DMX address', 'Fixture counts from 1', 'Fixture counts from 0'],
      rows: [
        1, 2, 3, 4, 5, 8, 10, 11, 16, 17, 21, 24, 31, 32, 33, 49, 64, 65, 97, 100, 128, 129, 161,
        200, 233, 247, 256, 257, 300, 385, 400, 481, 500, 511, 512,
      ].map((address) => [
        String(address),
        ...(['one', 'zero'] as const).map((base) => {
          const value = switchValue(address, base);
          return value === undefined ? 'not possible' : inWords(value);
        }),
      ]),
    }),
  },
);
