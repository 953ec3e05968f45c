import type {ReferenceTableData} from '../types';

/** The devices of LiveGrabber. */
export const grabberDevices: ReferenceTableData = {
  id: 'devices',
  caption: 'LiveGrabber devices',
  nameLabel: 'Device',
  columns: [
    {key: 'where', label: 'Where to put it'},
    {key: 'does', label: 'What it does'},
    {key: 'need', label: 'When to use it'},
  ],
  rows: [
    {
      id: 'grabbersender',
      name: 'GrabberSender',
      cells: {
        where: 'Main track (Master before Live 12)',
        does: 'Collects the output of the other devices and sends it to one OSC destination',
        need: 'To send anything, one for each destination',
      },
    },
    {
      id: 'grabberreceiver',
      name: 'GrabberReceiver',
      cells: {
        where: 'Main track',
        does: 'Receives OSC for the whole Set and lists incoming messages',
        need: 'To receive anything',
      },
    },
    {
      id: 'paramgrabber',
      name: 'ParamGrabber',
      cells: {
        where: 'Directly to the right of the device it controls',
        does: 'Links parameters of the neighbouring device or plugin to OSC addresses',
        need: 'To control something outside with a knob in Live, or the other way round',
      },
    },
    {
      id: 'trackgrabber',
      name: 'TrackGrabber',
      cells: {
        where: 'Anywhere in the device chain, but not inside a Rack',
        does: 'Links the mixer controls of its track, such as Volume, to OSC addresses',
        need: 'To send a fader to another program, or move it from there',
      },
    },
    {
      id: 'analysisgrabber',
      name: 'AnalysisGrabber',
      cells: {
        where: 'After the sound source, before reverb and delay',
        does: 'Sends the level and the hits of three frequency bands',
        need: 'To make video or light follow kick, snare or hats',
      },
    },
    {
      id: 'voidgrabber',
      name: 'VoidGrabber',
      cells: {
        where: 'Any track with clips or automation',
        does: 'Sends values from 0 to 1 that you draw, without a link to anything in Live',
        need: 'To compose for something outside Live',
      },
    },
    {
      id: 'scenegrabber',
      name: 'SceneGrabber',
      cells: {
        where: 'Main track, with a GrabberReceiver',
        does: 'Launches scenes from OSC, by name or by number',
        need: 'To start songs from a show control system',
      },
    },
  ],
};

/** Controls of GrabberSender, with the defaults of a build of 2014. */
export const grabberSender: ReferenceTableData = {
  id: 'sender',
  caption: 'Controls of GrabberSender',
  nameLabel: 'Control',
  columns: [
    {key: 'default', label: 'Default', kind: 'value'},
    {key: 'does', label: 'What it does'},
  ],
  rows: [
    {
      id: 'bonjour-device',
      name: 'Bonjour Device',
      cells: {
        default: '-Manual-',
        does: 'Selects a receiver that announces itself on the network, and finds it again when its address changes',
      },
    },
    {
      id: 'target-ip-address',
      name: 'Target IP Address',
      cells: {default: '127.0.0.1', does: 'Address of the computer that receives'},
    },
    {
      id: 'target-port',
      name: 'Target Port',
      cells: {default: '1337', does: 'UDP port that the receiving program listens on'},
    },
    {
      id: 'sender-name',
      name: 'Sender Name',
      cells: {does: 'First part of every address. If empty, nothing is added'},
    },
    {
      id: 'latest-message-sent',
      name: 'Latest Message Sent',
      cells: {does: 'Shows the last message that was sent'},
    },
  ],
};

/** What LiveGrabber sends and receives. */
export const grabberMessages: ReferenceTableData = {
  id: 'messages',
  caption: 'Messages of LiveGrabber',
  nameLabel: 'Source',
  columns: [
    {key: 'direction', label: 'Direction'},
    {key: 'address', label: 'Address', kind: 'value'},
    {key: 'value', label: 'Value'},
    {key: 'when', label: 'When'},
  ],
  rows: [
    {
      id: 'param',
      name: 'ParamGrabber row',
      cells: {
        direction: 'Out and in',
        address: 'the one you type',
        value: 'Output format Norm, Raw or String',
        when: 'Sending: when the parameter moves',
      },
    },
    {
      id: 'track',
      name: 'TrackGrabber row',
      cells: {
        direction: 'Out and in',
        address: 'the one you type',
        value: 'Value of the mixer control',
        when: 'Sending: when the control moves',
      },
    },
    {
      id: 'follower',
      name: 'AnalysisGrabber: Low, Mid, High Follower',
      cells: {
        direction: 'Out',
        value: 'Level of the band, 0 to 1',
        when: 'Continuously, 25 times a second by default',
      },
    },
    {
      id: 'trigger',
      name: 'AnalysisGrabber: Low, Mid, High Trigger',
      cells: {
        direction: 'Out',
        value: 'One message for each hit',
        when: 'At each detected hit',
      },
    },
    {
      id: 'void',
      name: 'VoidGrabber row',
      cells: {
        direction: 'Out',
        value: '0 to 1',
        when: 'When automation or a clip envelope moves it',
      },
    },
    {
      id: 'scene',
      name: 'SceneGrabber',
      cells: {
        direction: 'In',
        address: '/Scene',
        value: 'Name as a string, or number',
        when: 'Launches that scene',
      },
    },
  ],
};

/** The bytes of one OSC message (OSC 1.0), as they travel in a UDP packet. */
export const oscBytes: ReferenceTableData = {
  id: 'osc-bytes',
  caption: 'The 16 bytes of `/vol 0.5`',
  nameLabel: 'Bytes',
  columns: [
    {key: 'hex', label: 'Hexadecimal', kind: 'value'},
    {key: 'means', label: 'What it is'},
  ],
  rows: [
    {
      id: '0-7',
      name: '0 to 7',
      cells: {
        hex: '2F 76 6F 6C 00 00 00 00',
        means: 'Address `/vol`, ended by a zero and padded to a multiple of four bytes',
      },
    },
    {
      id: '8-11',
      name: '8 to 11',
      cells: {
        hex: '2C 66 00 00',
        means: 'Type tags `,f`: one 32-bit float follows (`i` integer, `s` string)',
      },
    },
    {
      id: '12-15',
      name: '12 to 15',
      cells: {hex: '3F 00 00 00', means: 'The value 0.5 as a big-endian float'},
    },
  ],
};
