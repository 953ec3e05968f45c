/*
 * Swizzled (eject, safe) from @docusaurus/theme-classic 3.10.2.
 * Why: pages get this site's own components without imports; code blocks are highlighted when the
 * page is compiled, so the theme's code block and its highlighter are not part of the bundle.
 */
import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import MDXA from '@theme/MDXComponents/A';
import MDXDetails from '@theme/MDXComponents/Details';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXUl from '@theme/MDXComponents/Ul';
import MDXLi from '@theme/MDXComponents/Li';
import MDXImg from '@theme/MDXComponents/Img';
import Admonition from '@theme/Admonition';
import CodeFigure from '@site/src/components/CodeFigure';
import TaskList from '@site/src/components/TaskList';
import Term from '@site/src/components/Term';
import '@site/src/css/text.css';
import ScrollBox from '@site/src/components/shared/ScrollBox';

type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

const heading = (as: HeadingLevel) =>
  function MDXHeadingOfLevel(props: ComponentProps<HeadingLevel>): ReactNode {
    return <MDXHeading as={as} {...props} />;
  };

/** A wide table scrolls inside its own box, which has the table's name. */
function Table(props: ComponentProps<'table'>): ReactNode {
  const heading = props['aria-labelledby'];
  return (
    <ScrollBox
      className="table-scroll"
      aria-labelledby={heading}
      aria-label={heading ? undefined : (props['aria-label'] ?? 'Table')}>
      <table {...props} />
    </ScrollBox>
  );
}

function List(props: ComponentProps<'ul'>): ReactNode {
  const isOfTasks = props.className?.split(' ').includes('contains-task-list');
  return isOfTasks ? <TaskList {...props} /> : <MDXUl {...props} />;
}

const MDXComponents = {
  Head,
  details: MDXDetails,
  Details: MDXDetails,
  a: MDXA,
  pre: CodeFigure,
  ul: List,
  li: MDXLi,
  img: MDXImg,
  table: Table,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  admonition: Admonition,
  Term,
};

export default MDXComponents;
