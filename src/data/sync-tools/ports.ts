import type {ReferenceTableData} from '../types';

/** Network ports of the sync tools, for firewalls and for port conflicts. */
export const syncToolPorts: ReferenceTableData = {
  id: 'ports',
  caption: 'Network ports of the sync tools (all UDP)',
  nameLabel: 'Port',
  columns: [
    {key: 'tool', label: 'Tool'},
    {key: 'who', label: 'Who listens'},
    {key: 'change', label: 'Can you change it?'},
  ],
  rows: [
    {
      id: '1337',
      name: '`1337`',
      cells: {
        tool: '[LiveGrabber](/sync-tools/livegrabber/introduction)',
        who: 'The receiving program (target port in GrabberSender)',
        change: 'Yes, in the device',
      },
    },
    {
      id: '2345',
      name: '`2345` or `7331`',
      cells: {
        tool: '[LiveGrabber](/sync-tools/livegrabber/introduction)',
        who: 'GrabberReceiver in Live',
        change: 'Yes, in the device',
      },
    },
    {
      id: '4587',
      name: '`4587`',
      cells: {
        tool: '[LiveMTC](/sync-tools/livemtc/introduction)',
        who: 'The program that receives the optional OSC output',
        change: 'Yes, in LiveMTC Bridge',
      },
    },
    {
      id: '7000',
      name: '`7000`',
      cells: {
        tool: '[ResolumeM4L](/sync-tools/resolumem4l/introduction)',
        who: 'Resolume, for OSC input',
        change: 'Yes, in Resolume and in the Dispatcher',
      },
    },
    {
      id: '12345',
      name: '`12345`',
      cells: {
        tool: '[LiveMTC](/sync-tools/livemtc/introduction)',
        who: 'LiveMTC Bridge, on this computer only',
        change: 'No',
      },
    },
    {
      id: '54321',
      name: '`54321`',
      cells: {
        tool: '[LiveMTC](/sync-tools/livemtc/introduction)',
        who: 'The MTC device in Live, on this computer only',
        change: 'No',
      },
    },
  ],
};
