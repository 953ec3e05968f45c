import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import OfflinePage from './_offline/OfflinePage';

export default function Offline(): ReactNode {
  return (
    <Layout
      title="Save for offline"
      description="Put all pages, search and calculators on this device with one tap, and read them without a network.">
      <OfflinePage />
    </Layout>
  );
}
