/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic.
 * Why: an article has its picture, one line with date and author instead of the theme's blocks (which
 * format dates as in the United States), and the page actions. Lists render `ArticleCard` instead.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem';
import Container from '@theme/BlogPostItem/Container';
import Content from '@theme/BlogPostItem/Content';
import Footer from '@theme/BlogPostItem/Footer';
import Title from '@theme/BlogPostItem/Header/Title';
import ArticleInfo from '@site/src/components/articles/ArticleInfo';
import ArticlePicture from '@site/src/components/ArticlePicture';
import PageActions from '@site/src/components/PageActions';
import Part from '@site/src/components/shared/Part';

export default function BlogPostItem({children, className}: Props): ReactNode {
  const {metadata, toc} = useBlogPost();
  const {title, permalink} = metadata;
  return (
    <>
      <Head>
        <html data-contents={toc.length > 0 || undefined} />
      </Head>
      <ArticlePicture address={permalink} />
      <Container className={className}>
        <header>
          <Title />
          <ArticleInfo />
        </header>
        <Content>{children}</Content>
        <Footer />
        <Part>
          <PageActions title={title} permalink={permalink} section="Articles" />
        </Part>
      </Container>
    </>
  );
}
