import type {ReferenceTableData} from '../types';

/** The devices of ResolumeM4L. */
export const resolumeDevices: ReferenceTableData = {
  id: 'devices',
  caption: 'ResolumeM4L devices',
  nameLabel: 'Device',
  columns: [
    {key: 'where', label: 'Where to put it'},
    {key: 'does', label: 'What it does'},
  ],
  rows: [
    {
      id: 'dispatcher',
      name: 'Resolume Dispatcher',
      cells: {
        where: 'Main track (Master before Live 12), one per Set',
        does: 'Sends the messages of the other devices to Resolume, as OSC',
      },
    },
    {
      id: 'clip-launcher',
      name: 'Resolume Clip Launcher',
      cells: {
        where: 'Where you need it in the Set',
        does: 'Launches clips in Resolume, through the Dispatcher',
      },
    },
    {
      id: 'parameter-forwarder',
      name: 'Resolume Parameter Forwarder',
      cells: {
        where: 'Where you need it in the Set',
        does: 'Sends parameter values to Resolume, through the Dispatcher',
      },
    },
  ],
};

/** Controls of Resolume Dispatcher, version 3.0.2. */
export const dispatcher: ReferenceTableData = {
  id: 'dispatcher',
  caption: 'Resolume Dispatcher 3.0.2',
  nameLabel: 'Control',
  columns: [
    {key: 'default', label: 'Default', kind: 'value'},
    {key: 'does', label: 'What it does'},
  ],
  rows: [
    {
      id: 'resolume-address',
      name: 'Resolume Address',
      cells: {
        default: '127.0.0.1',
        does: 'Address of the computer that runs Resolume. There are two destinations, each with its own address',
      },
    },
    {
      id: 'resolume-osc-port',
      name: 'Resolume OSC Port',
      cells: {
        default: '7000',
        does: 'Port that this Resolume listens on (one for each destination)',
      },
    },
    {
      id: 'link-tempo',
      name: 'Link Tempo',
      cells: {does: 'Sends Live’s tempo to Resolume, as OSC'},
    },
    {
      id: 'link-start-stop-to-pause',
      name: 'Link Start/Stop to Pause',
      cells: {does: 'Pauses Resolume when Live stops, and ends the pause when Live plays'},
    },
    {
      id: 'resync-on-start',
      name: 'Resync on Start',
      cells: {does: 'Sends a resync when Live starts'},
    },
    {
      id: 'latest-messages',
      name: 'Latest Messages',
      cells: {does: 'Lists the latest messages sent. **Clear** empties the list'},
    },
    {
      id: 'lock',
      name: 'Lock',
      cells: {default: 'locked', does: 'Prevents the device from being turned off'},
    },
  ],
};

/** OSC messages that the Dispatcher sends for transport and tempo, in both address schemes. */
export const transportMessages: ReferenceTableData = {
  id: 'transport',
  caption: 'What the Dispatcher sends for tempo and transport',
  nameLabel: 'Switch',
  columns: [
    {key: 'new', label: 'Dispatcher 3.0.2, Resolume 6 and 7', kind: 'value'},
    {key: 'value', label: 'Value in 3.0.2'},
    {key: 'old', label: '2014 build, Resolume 4 and 5', kind: 'value'},
  ],
  rows: [
    {
      id: 'tempo',
      name: 'Link Tempo',
      cells: {
        new: '/composition/tempocontroller/tempo',
        value: '20 to 500 BPM as 0 to 1',
        old: '/playbackcontroller/bpm',
      },
    },
    {
      id: 'pause',
      name: 'Link Start/Stop to Pause',
      cells: {
        new: '/composition/tempocontroller/pause',
        value: '1 when Live stops, 0 when it plays',
        old: '/playbackcontroller/paused',
      },
    },
    {
      id: 'resync',
      name: 'Resync on Start',
      cells: {
        new: '/composition/tempocontroller/resync',
        value: '1 when Live starts',
        old: '/playbackcontroller/resync',
      },
    },
  ],
};

/** Addresses of Resolume 6 and 7 that a Live Set most often needs. */
export const resolumeAddresses: ReferenceTableData = {
  id: 'addresses',
  caption: 'Common addresses of Resolume 6 and 7 (N and M count from 1)',
  nameLabel: 'To do this',
  columns: [
    {key: 'address', label: 'Address', kind: 'value'},
    {key: 'value', label: 'Value'},
  ],
  rows: [
    {
      id: 'clip',
      name: 'Launch a clip',
      cells: {address: '/composition/layers/N/clips/M/connect', value: '1'},
    },
    {
      id: 'column',
      name: 'Launch a column',
      cells: {address: '/composition/columns/N/connect', value: '1'},
    },
    {
      id: 'clear',
      name: 'Clear a layer',
      cells: {address: '/composition/layers/N/clear', value: '1, then 0'},
    },
    {
      id: 'disconnect-all',
      name: 'Stop everything',
      cells: {address: '/composition/disconnectall', value: '1, then 0'},
    },
    {
      id: 'opacity',
      name: 'Opacity of a layer',
      cells: {address: '/composition/layers/N/video/opacity', value: '0 to 1'},
    },
    {
      id: 'position',
      name: 'Position in a clip',
      cells: {
        address: '/composition/layers/N/clips/M/transport/position',
        value: '0 (start) to 1 (end)',
      },
    },
    {
      id: 'selected-layer',
      name: 'The selected layer',
      cells: {address: '/composition/selectedlayer/…', value: 'As for a layer'},
    },
    {
      id: 'selected-clip',
      name: 'The selected clip',
      cells: {address: '/composition/selectedclip/…', value: 'As for a clip'},
    },
  ],
};
