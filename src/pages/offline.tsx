import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import OfflinePage from './_offline/OfflinePage';

export default function Offline(): ReactNode {
  return (
    <Layout
      title="Save for offline"
      description="Save all pages, search and calculators on this device, and read them without a network.">
      <OfflinePage />
    </Layout>
  );
}
