import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {type DeviceFeature, devicePages} from '../../config/devices';

const titles: Readonly<Record<keyof typeof devicePages, string>> = {
  'handbook/test-bench': 'Test bench',
  'handbook/explorers/virtual-rig': 'Virtual rig',
};

const featureNames: Readonly<Record<DeviceFeature, string>> = {
  microphone: 'audio inputs',
  midi: 'MIDI devices',
  'screen-wake-lock': 'keeping the screen awake',
  serial: 'USB devices with a serial port',
  'speaker-selection': 'a choice of audio outputs',
  'window-management': 'the positions of displays',
};

/** The pages that may ask for devices, and for which. */
export default function DeviceTable(): ReactNode {
  const paths = Object.keys(titles) as (keyof typeof devicePages)[];
  return (
    <ul>
      {paths.map((path) => (
        <li key={path}>
          <Link to={`/${path}`}>{titles[path]}</Link>:{' '}
          {devicePages[path].map((feature) => featureNames[feature]).join(', ')}
        </li>
      ))}
    </ul>
  );
}
