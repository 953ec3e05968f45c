import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';

import {tools} from '../../../src/tools/list';
import ToolIndex from '../../../src/tools/ToolIndex';

it('lists every tool with its purpose and a link to its place', () => {
  const html = renderToStaticMarkup(createElement(ToolIndex));
  for (const {id, title, purpose, page} of tools) {
    expect(html).toContain(`${page}#tool-${id}`);
    expect(html).toContain(title);
    expect(html).toContain(purpose);
  }
});
