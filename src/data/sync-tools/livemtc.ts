import type {ReferenceTableData} from '../types';

/** Controls and displays of the LiveMTC Bridge window. */
export const bridgeWindow: ReferenceTableData = {
  id: 'bridge',
  caption: 'The LiveMTC Bridge window',
  nameLabel: 'Control',
  columns: [
    {key: 'section', label: 'Section'},
    {key: 'range', label: 'Range', kind: 'value'},
    {key: 'does', label: 'What it does'},
  ],
  rows: [
    {
      id: 'mtc-output',
      name: 'MTC output',
      cells: {
        section: 'Monitor',
        range: 'hh:mm:ss:ff',
        does: 'Shows the timecode that the Bridge sends',
      },
    },
    {
      id: 'arrangement-position',
      name: 'Arrangement position',
      cells: {
        section: 'Monitor',
        range: 'bars.beats.sixteenths',
        does: 'Shows Live’s position in the Arrangement',
      },
    },
    {
      id: 'tempo',
      name: 'Tempo',
      cells: {section: 'Ableton Live', range: 'BPM', does: 'Shows the tempo that Live reports'},
    },
    {
      id: 'signature',
      name: 'Signature',
      cells: {
        section: 'Ableton Live',
        range: 'n / n',
        does: 'Shows the time signature that Live reports',
      },
    },
    {
      id: 'live-set-offset',
      name: 'Live Set Offset',
      cells: {
        section: 'Ableton Live',
        range: 'hh:mm:ss:ff',
        does: 'Shows the offset of this Set. Change it in the MTC device',
      },
    },
    {
      id: 'timecode-rate',
      name: 'Timecode Rate',
      cells: {
        section: 'MTC Settings',
        range: 'seven rates',
        does: 'Frame rate of the timecode. Set the receiver to the same rate',
      },
    },
    {
      id: 'start-offset',
      name: 'Start Offset',
      cells: {
        section: 'MTC Settings',
        range: '0-23 : 0-59 : 0-59 : 0-29',
        does: 'Time that is added to the outgoing timecode',
      },
    },
    {
      id: 'reset',
      name: 'Reset',
      cells: {section: 'MTC Settings', does: 'Sets the Start Offset to 00:00:00:00'},
    },
    {
      id: 'offset-ms',
      name: 'Offset (ms)',
      cells: {
        section: 'MTC Settings',
        range: '-1000 to +1000 ms',
        does: 'Shifts the timecode to compensate for the receiver’s latency',
      },
    },
    {
      id: 'midi-port',
      name: 'MIDI Port',
      cells: {
        section: 'MTC Destinations',
        range: 'list of ports',
        does: 'Destination of the MIDI timecode. The list refreshes when MIDI devices change',
      },
    },
    {
      id: 'osc',
      name: 'OSC IP / Port',
      cells: {
        section: 'MTC Destinations',
        range: '127.0.0.1 : 4587',
        does: 'Second output, as OSC. Ports `12345` and `54321` are refused',
      },
    },
    {
      id: 'version',
      name: 'Version number',
      cells: {section: 'Window', does: 'Shows the version of the Bridge'},
    },
  ],
};

/** Controls of the MTC device in Live. */
export const mtcDevice: ReferenceTableData = {
  id: 'device',
  caption: 'The MTC device in Live',
  nameLabel: 'Control',
  columns: [
    {key: 'range', label: 'Range', kind: 'value'},
    {key: 'does', label: 'What it does'},
  ],
  rows: [
    {
      id: 'hours',
      name: 'Live Set Offset: Hours',
      cells: {range: '0-23', does: 'Hours of the offset (can be automated)'},
    },
    {
      id: 'minutes',
      name: 'Live Set Offset: Minutes',
      cells: {range: '0-59', does: 'Minutes of the offset (can be automated)'},
    },
    {
      id: 'seconds',
      name: 'Live Set Offset: Seconds',
      cells: {range: '0-59', does: 'Seconds of the offset (can be automated)'},
    },
    {
      id: 'frames',
      name: 'Live Set Offset: Frames',
      cells: {
        range: '0-29',
        does: 'Frames of the offset (can be automated). The upper limit follows the Timecode Rate',
      },
    },
    {
      id: 'version',
      name: 'Version number',
      cells: {does: 'Opens the release notes when you click it'},
    },
  ],
};

/** Status texts of the device and of the Bridge, and what to do about each. */
export const mtcStatus: ReferenceTableData = {
  id: 'status',
  caption: 'Status messages and what to do',
  nameLabel: 'Message',
  columns: [
    {key: 'where', label: 'Where'},
    {key: 'means', label: 'What it means'},
    {key: 'do', label: 'What to do'},
  ],
  rows: [
    {
      id: 'connected',
      name: 'Connected to LiveMTC Bridge',
      cells: {where: 'Device', means: 'Device and Bridge are connected', do: 'Press play'},
    },
    {
      id: 'waiting-bridge',
      name: 'Waiting for LiveMTC Bridge',
      cells: {
        where: 'Device',
        means: 'The device can’t reach the Bridge',
        do: 'Start LiveMTC Bridge on this computer',
      },
    },
    {
      id: 'disabled',
      name: 'Device Disabled',
      cells: {
        where: 'Device',
        means: 'The device is turned off',
        do: 'Turn on the device activator in its title bar',
      },
    },
    {
      id: 'waiting-device',
      name: 'Waiting for MTC device',
      cells: {
        where: 'Bridge',
        means: 'The Bridge can’t reach the device',
        do: 'Load one MTC device in Live and turn it on',
      },
    },
    {
      id: 'mismatch',
      name: 'Version mismatch with MTC device!',
      cells: {
        where: 'Bridge',
        means: 'Device and Bridge have different versions, so the Bridge stays inactive',
        do: 'Replace both with the two from one download',
      },
    },
  ],
};

/** Entries of the Timecode Rate menu, with the real speed and the rate code that is sent. */
export const mtcRates: ReferenceTableData = {
  id: 'rates',
  caption: 'Timecode Rate: what each entry sends',
  nameLabel: 'Menu entry',
  columns: [
    {key: 'speed', label: 'Real frames per second', kind: 'value'},
    {key: 'code', label: 'Rate code sent', kind: 'value'},
    {key: 'receiver', label: 'How to set the receiver'},
  ],
  rows: [
    {
      id: '23976',
      name: '23.976 FPS',
      cells: {
        speed: '23.976',
        code: '0 (24)',
        receiver: '23.976, by hand, because MTC has no code for it',
      },
    },
    {id: '24', name: '24 FPS', cells: {speed: '24', code: '0 (24)', receiver: '24'}},
    {id: '25', name: '25 FPS', cells: {speed: '25', code: '1 (25)', receiver: '25'}},
    {
      id: '2997',
      name: '29.97 FPS',
      cells: {
        speed: '29.97',
        code: '3 (30 non-drop)',
        receiver: '29.97 non-drop, by hand, because MTC has no code for it',
      },
    },
    {
      id: '2997-df',
      name: '29.97 FPS DF',
      cells: {speed: '29.97', code: '2 (30 drop)', receiver: '29.97 drop-frame'},
    },
    {
      id: '30',
      name: '30 FPS',
      cells: {speed: '30', code: '3 (30 non-drop)', receiver: '30 non-drop'},
    },
    {
      id: '30-df',
      name: '30 FPS DF',
      cells: {
        speed: '29.97',
        code: '2 (30 drop)',
        receiver: '29.97 drop-frame, the same as for **29.97 FPS DF**',
      },
    },
  ],
};

/** The eight quarter-frame messages of MIDI timecode, with a worked example. */
export const quarterFrames: ReferenceTableData = {
  id: 'quarter-frames',
  caption: 'Quarter-frame messages, for 01:30:35:20 at 30 non-drop',
  nameLabel: 'Piece',
  columns: [
    {key: 'bits', label: 'Second byte', kind: 'value'},
    {key: 'carries', label: 'What it carries'},
    {key: 'example', label: 'Bytes of the example', kind: 'value'},
  ],
  rows: [
    {
      id: '0',
      name: '0',
      cells: {bits: '0000 ffff', carries: 'Frames, low four bits', example: 'F1 04'},
    },
    {
      id: '1',
      name: '1',
      cells: {bits: '0001 000f', carries: 'Frames, high bit', example: 'F1 11'},
    },
    {
      id: '2',
      name: '2',
      cells: {bits: '0010 ssss', carries: 'Seconds, low four bits', example: 'F1 23'},
    },
    {
      id: '3',
      name: '3',
      cells: {bits: '0011 00ss', carries: 'Seconds, high two bits', example: 'F1 32'},
    },
    {
      id: '4',
      name: '4',
      cells: {bits: '0100 mmmm', carries: 'Minutes, low four bits', example: 'F1 4E'},
    },
    {
      id: '5',
      name: '5',
      cells: {bits: '0101 00mm', carries: 'Minutes, high two bits', example: 'F1 51'},
    },
    {
      id: '6',
      name: '6',
      cells: {bits: '0110 hhhh', carries: 'Hours, low four bits', example: 'F1 61'},
    },
    {
      id: '7',
      name: '7',
      cells: {bits: '0111 0rrh', carries: 'Rate code and high bit of the hours', example: 'F1 76'},
    },
  ],
};
