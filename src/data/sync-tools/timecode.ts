import type {ReferenceTableData} from '../types';

/** Frame rates of SMPTE timecode (SMPTE ST 12-1), with the speed and sound of linear timecode. */
export const timecodeRates: ReferenceTableData = {
  id: 'timecode-rates',
  caption: 'Frame rates of timecode',
  nameLabel: 'Rate',
  columns: [
    {key: 'speed', label: 'Real frames per second', kind: 'value'},
    {key: 'bits', label: 'LTC bits per second', kind: 'value'},
    {key: 'drift', label: 'Compared with the clock'},
    {key: 'use', label: 'Where it’s used'},
  ],
  rows: [
    {
      id: '23976',
      name: '23.976',
      cells: {
        speed: '24000/1001',
        bits: '1918.1',
        drift: '3.6 s slow per hour of timecode',
        use: 'Film shot for NTSC delivery, cameras',
      },
    },
    {
      id: '24',
      name: '24',
      cells: {speed: '24', bits: '1920', drift: 'Exact', use: 'Film'},
    },
    {
      id: '25',
      name: '25',
      cells: {
        speed: '25',
        bits: '2000',
        drift: 'Exact',
        use: 'Video in PAL countries, a common choice for shows in Europe',
      },
    },
    {
      id: '2997',
      name: '29.97 non-drop',
      cells: {
        speed: '30000/1001',
        bits: '2397.6',
        drift: '3.6 s slow per hour of timecode',
        use: 'NTSC video, short pieces',
      },
    },
    {
      id: '2997-df',
      name: '29.97 drop-frame',
      cells: {
        speed: '30000/1001',
        bits: '2397.6',
        drift: 'Within two frames, 86.4 ms off after 24 hours',
        use: 'NTSC broadcast',
      },
    },
    {
      id: '30',
      name: '30 non-drop',
      cells: {
        speed: '30',
        bits: '2400',
        drift: 'Exact',
        use: 'Lighting and show control without video',
      },
    },
  ],
};

/** Bits of one frame of linear timecode (SMPTE ST 12-1), sent with the lowest bit first. */
export const ltcBits: ReferenceTableData = {
  id: 'ltc-bits',
  caption: 'The 80 bits of one frame of linear timecode',
  nameLabel: 'Bits',
  columns: [
    {key: 'field', label: 'Field'},
    {key: 'values', label: 'Values', kind: 'value'},
  ],
  rows: [
    {id: '0-3', name: '0 to 3', cells: {field: 'Frames, units', values: '0-9'}},
    {id: '4-7', name: '4 to 7', cells: {field: 'User bits, group 1', values: '0-15'}},
    {id: '8-9', name: '8 to 9', cells: {field: 'Frames, tens', values: '0-2'}},
    {id: '10', name: '10', cells: {field: 'Drop-frame flag', values: '1 = drop'}},
    {id: '11', name: '11', cells: {field: 'Colour-frame flag', values: '0, 1'}},
    {id: '12-15', name: '12 to 15', cells: {field: 'User bits, group 2', values: '0-15'}},
    {id: '16-19', name: '16 to 19', cells: {field: 'Seconds, units', values: '0-9'}},
    {id: '20-23', name: '20 to 23', cells: {field: 'User bits, group 3', values: '0-15'}},
    {id: '24-26', name: '24 to 26', cells: {field: 'Seconds, tens', values: '0-5'}},
    {
      id: '27',
      name: '27',
      cells: {field: 'Polarity correction (at 25 fps this is bit 59)', values: '0, 1'},
    },
    {id: '28-31', name: '28 to 31', cells: {field: 'User bits, group 4', values: '0-15'}},
    {id: '32-35', name: '32 to 35', cells: {field: 'Minutes, units', values: '0-9'}},
    {id: '36-39', name: '36 to 39', cells: {field: 'User bits, group 5', values: '0-15'}},
    {id: '40-42', name: '40 to 42', cells: {field: 'Minutes, tens', values: '0-5'}},
    {id: '43', name: '43', cells: {field: 'Binary group flag', values: '0, 1'}},
    {id: '44-47', name: '44 to 47', cells: {field: 'User bits, group 6', values: '0-15'}},
    {id: '48-51', name: '48 to 51', cells: {field: 'Hours, units', values: '0-9'}},
    {id: '52-55', name: '52 to 55', cells: {field: 'User bits, group 7', values: '0-15'}},
    {id: '56-57', name: '56 to 57', cells: {field: 'Hours, tens', values: '0-2'}},
    {id: '58', name: '58', cells: {field: 'Binary group flag (clock flag)', values: '0, 1'}},
    {
      id: '59',
      name: '59',
      cells: {field: 'Binary group flag (polarity correction at 25 fps)', values: '0, 1'},
    },
    {id: '60-63', name: '60 to 63', cells: {field: 'User bits, group 8', values: '0-15'}},
    {
      id: '64-79',
      name: '64 to 79',
      cells: {field: 'Sync word, the same in every frame', values: '0011 1111 1111 1101'},
    },
  ],
};
