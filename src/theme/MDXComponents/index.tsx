/*
 * Swizzled (eject, safe) from @docusaurus/theme-classic.
 * Why: pages use this site's components without imports. Code is highlighted when a page is compiled, so
 * the theme's code block and its highlighter aren't bundled, as they would be with a wrap.
 */
/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */

import React, {type ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXUl from '@theme/MDXComponents/Ul';
import MDXLi from '@theme/MDXComponents/Li';
import MDXImg from '@theme/MDXComponents/Img';
// BEGIN EDIT: without Details, Code, Pre, Admonition and Mermaid of the theme
import Admonition from '@site/src/components/Admonition';
import CodeFigure from '@site/src/components/CodeFigure';
import TaskList from '@site/src/components/TaskList';
import Term from '@site/src/components/Term';
import ScrollBox from '@site/src/components/shared/ScrollBox';
import '@site/src/css/text.css';

/** A wide table scrolls in its own box, which is named like the table. */
function Table(props: ComponentProps<'table'>) {
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

function List(props: ComponentProps<'ul'>) {
  const isTaskList = props.className?.split(' ').includes('contains-task-list');
  return isTaskList ? <TaskList {...props} /> : <MDXUl {...props} />;
}

/** The browser's own element: the theme's hides what is folded from the search of the browser. */
const Details = (props: ComponentProps<'details'>) => <details className="fold" {...props} />;

const MDXComponents = {
// END EDIT
  Head,
  // BEGIN EDIT
  details: Details,
  Details,
  // END EDIT
  a: MDXA,
  // BEGIN EDIT
  pre: CodeFigure,
  ul: List,
  // END EDIT
  li: MDXLi,
  img: MDXImg,
  // BEGIN EDIT
  table: Table,
  // END EDIT
  h1: (props: ComponentProps<'h1'>) => <MDXHeading as="h1" {...props} />,
  h2: (props: ComponentProps<'h2'>) => <MDXHeading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <MDXHeading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <MDXHeading as="h4" {...props} />,
  h5: (props: ComponentProps<'h5'>) => <MDXHeading as="h5" {...props} />,
  h6: (props: ComponentProps<'h6'>) => <MDXHeading as="h6" {...props} />,
  admonition: Admonition,
  // BEGIN EDIT
  Term,
  // END EDIT
};

export default MDXComponents;
