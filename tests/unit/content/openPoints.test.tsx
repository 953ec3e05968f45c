import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import OpenPoints from '../../../src/content/OpenPoints';

describe('OpenPoints', () => {
  it('is folded, and says how many points there are', () => {
    const html = renderToStaticMarkup(
      <OpenPoints>
        {'\n'}
        <ul>
          {'\n'}
          <li>One.</li>
          {'\n'}
          <li>Two.</li>
        </ul>
      </OpenPoints>,
    );
    expect(html).toMatch(/^<details(?![^>]*\sopen)/);
    expect(html).toContain('Open points on this page (2)');
    expect(html).toContain('<li>Two.</li>');
  });
});
