import {num} from '../../../components/fields/format';
import {onlyIf, text} from '../../../components/fields/define';
import {calculator, type Row} from '../../kit/define';
import type {CalculatorState} from '../../kit/model';
import {type ParseResult, tidy} from '../../../components/fields/parse';
import {
  broadcast,
  faults,
  formatIp,
  hosts,
  type Interface,
  maskToPrefix,
  network,
  parseInterface,
  parseMask,
  prefixToMask,
  reaches,
  within,
} from './ip';

/** Whether only one address is given. */
const isAlone = ({ipB}: CalculatorState): boolean => ipB?.trim() === '';

/** An address with the length of its mask: `2.0.0.1/8`. */
export const cidr = ({address, mask}: Interface): string =>
  `${formatIp(address)}/${maskToPrefix(mask) ?? 0}`;

/** The network of a device: `2.0.0.0/8`. */
export const getNetwork = (device: Interface): string =>
  cidr({...device, address: network(device)});

function facts(name: string, device: Interface): Row[] {
  const prefix = maskToPrefix(device.mask) ?? 0;
  const edge = prefix < 31 ? 1 : 0;
  return [
    [`Network of ${name}`, getNetwork(device)],
    [`Mask of ${name}`, formatIp(device.mask)],
    [
      `Devices from ${name}’s network`,
      `${formatIp(network(device) + edge)} to ${formatIp(broadcast(device) - edge)} (${num(hosts(prefix), 0)})`,
    ],
    [`Broadcast of ${name}`, prefix < 31 ? formatIp(broadcast(device)) : 'none'],
  ];
}

/** Returns a parser for an address, with its own mask or that of `maskField`. */
const reader =
  (maskField: string, label: string) =>
  (typed: string, state: CalculatorState): ParseResult<Interface> => {
    const {address, mask} = parseInterface(typed, state[maskField] ?? '', label);
    if (!address.ok) {
      return address;
    }
    // The field of the mask reports its own errors.
    return mask.ok || !typed.includes('/')
      ? {ok: true, value: {address: address.value, mask: mask.ok ? mask.value : 0}}
      : mask;
  };

/** Makes a parser accept an empty text as undefined. */
const optional =
  (maskField: string, label: string) =>
  (typed: string, state: CalculatorState): ParseResult<Interface | undefined> =>
    tidy(typed) === '' ? {ok: true, value: undefined} : reader(maskField, label)(typed, state);

/** Parses a mask, which is ignored if the address has one. */
const maskOfField =
  (ip: string, label: string) =>
  (typed: string, state: CalculatorState): ParseResult<unknown> =>
    state[ip]?.includes('/') ? {ok: true, value: 0} : parseMask(typed, `Mask of ${label}`);

const fields = {
  ipA: text(
    'IP address',
    '2.0.0.1',
    'As 2.0.0.1, or with its mask as 2.0.0.1/8.',
    reader('maskA', 'Computer'),
    {
      group: 'Computer',
    },
  ),
  maskA: text('Subnet mask', '255.0.0.0', 'As 255.0.0.0 or /8.', maskOfField('ipA', 'computer'), {
    group: 'Computer',
  }),
  ...onlyIf((state) => !isAlone(state), {
    ipC: text(
      'Second network port',
      '',
      'Optional: IP address of Wi-Fi or another port, same mask unless written as 192.168.1.5/24.',
      optional('maskA', 'Second port'),
      {group: 'Computer'},
    ),
  }),
  ipB: text(
    'IP address',
    '2.0.0.10',
    'As 2.0.0.10, or with its mask. Leave it empty to check the computer alone.',
    optional('maskB', 'Device'),
    {group: 'Node or other device'},
  ),
  ...onlyIf((state) => !isAlone(state), {
    maskB: text('Subnet mask', '255.0.0.0', 'As 255.0.0.0 or /8.', maskOfField('ipB', 'device'), {
      group: 'Node or other device',
    }),
  }),
};

const isSound = (port: Interface): boolean => !faults(port, '').some(({fatal}) => fatal);

/** The ports of the computer, and who of computer and device finds the other one through them. */
export function getPaths(a: Interface, b: Interface, c: Interface | undefined) {
  const ports = [{port: a, name: 'Computer'}, ...(c ? [{port: c, name: 'Second port'}] : [])];
  return ports.map(({port, name}) => ({
    name,
    port,
    there: reaches(port, b),
    back: reaches(b, port),
    same: port.address === b.address,
    sound: isSound(port) && isSound(b),
  }));
}

export const model = calculator(
  {
    id: 'subnet',
    group: 'node',
    job: 'Can laptop and node reach each other?',
    title: 'Subnet check',
    purpose:
      'Shows whether two devices can reach each other with their IP addresses and subnet masks.',
    page: '/handbook/background/network-terminology',
  },
  fields,
  {
    solve({ipA: a, ipB: b, ipC: c}) {
      if (!b) {
        return {
          lines: facts('the computer', a).map(([label, value], index): Row => [
            label,
            value,
            index === 0 && 'main',
          ]),
          warnings: faults(a, 'Computer').map(({text: message}) => message),
        };
      }
      const paths = getPaths(a, b, c);
      const problems = [...paths, {port: b, name: 'Device'}].flatMap(({port, name}) =>
        faults(port, name),
      );
      const isOpen = ({there, back, same, sound}: (typeof paths)[number]) =>
        there && back && !same && sound;
      const open = paths.find(isOpen);
      const half = paths.find((path) => path.there !== path.back && path.sound);
      const clash = paths.some((path) => path.same) || c?.address === a.address;
      const [sender, receiver] = half?.there ? ['computer', 'device'] : ['device', 'computer'];
      const verdict = clash ? 'No' : open ? 'Yes' : half ? 'One way only' : 'No';
      return {
        lines: [
          ['Can they reach each other?', verdict, 'main'],
          c && open && ['Through', open.name.toLowerCase()],
          ...(a.mask === b.mask && network(a) === network(b)
            ? facts('both', a)
            : [...facts('computer', a), ...facts('device', b)]),
          ...(c ? facts('second port', c) : []),
        ],
        warnings: [
          clash && 'Two ports have the same IP address. Give one of them a different one.',
          half &&
            !open &&
            `The ${sender} treats the ${receiver} as a neighbour, but not the other way round: the masks differ. Give both the same mask.`,
          open &&
            open.port.mask !== b.mask &&
            'The masks differ. It works for these two, but broadcasts of one may not reach the other. Use the same mask everywhere.',
          c &&
            (reaches(a, c) || reaches(c, a)) &&
            'Two ports of the computer are in the same network: it may send show data out of the wrong one. Put one of them into another network, or turn it off.',
          ...problems.map(({text}) => text),
        ],
        notes: [
          [a, b, ...(c ? [c] : [])].some(({address}) => within(address, '2.0.0.0', 8)) &&
            'Art-Net chose 2.x.x.x, which is a public range. Keep this network separate from the internet, and select the network port in the software.',
        ],
      };
    },
    rule: [
      'Two devices are in the same network if their addresses are equal wherever the mask has ones, checked with the mask of each. Routers aren’t considered, as lighting protocols rarely cross one.',
      'Network = address AND mask; broadcast = network with all remaining bits set; devices = 2^(32 − length) − 2. Private ranges (RFC 1918): 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16. Sources: RFC 950, 1918, 3021, 3927, 4632.',
    ],
    tableTitle: 'Table of subnet masks',
    table: () => ({
      caption: 'Masks, their length and the devices that fit',
      columns: ['Length', 'Subnet mask', 'Devices'],
      rows: [8, 12, 16, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32].map((prefix) => [
        `/${prefix}`,
        formatIp(prefixToMask(prefix)),
        num(hosts(prefix), 0),
      ]),
    }),
  },
);
