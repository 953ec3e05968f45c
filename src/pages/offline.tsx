import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import OfflinePage from './_offline/OfflinePage';

export default function Offline(): ReactNode {
  return (
    <Layout
      title="Save for offline"
      description="Save all pages, search and calculators on this device, and read them without a network.">
      <Head>
        <meta
          name="keywords"
          content="offline,airplane mode,flight mode,no internet at the venue,no internet,no internet backstage,without internet,read offline,no network,no reception,without Wi-Fi,download the site,save the manual,PWA,install as an app"
        />
      </Head>
      <OfflinePage />
    </Layout>
  );
}
