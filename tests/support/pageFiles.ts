import {Parser} from 'htmlparser2';

/** Files that a page asks for, as their addresses. */
export interface PageFiles {
  /** Style sheets that the first paint waits for. */
  css: string[];
  /** Scripts that are loaded without a sign from the reader. */
  early: string[];
  /** Pictures of the page, icons included. */
  pictures: string[];
  /** Scripts and styles that come with the application. */
  application: string[];
  /** Scripts of this page's own content, which come with the application. */
  parts: string[];
}

/** Scripts that every page's application consists of; the others are parts of the page. */
const everyPage = /\/(?:runtime~main|main|react|app)\.[0-9a-f]{8}\.(?:js|css)$/;

/** Whether an address is one of this site's files. */
function isLocal(address: string | undefined): address is string {
  return address !== undefined && /^\/(?!\/)/.test(address);
}

/** What the HTML of a page asks for, without running it. */
export function filesOfHtml(html: string): PageFiles {
  const files = {
    css: [] as string[],
    early: [] as string[],
    pictures: [] as string[],
    application: [] as string[],
    parts: [] as string[],
  };
  let list: string | undefined;
  const parser = new Parser({
    onopentag(name, {rel, href, src, id, media}) {
      if (name === 'link' && rel === 'stylesheet' && !media && isLocal(href)) {
        files.css.push(href);
      } else if (name === 'link' && /(?:^| )(?:icon|manifest)$/.test(rel ?? '') && isLocal(href)) {
        files.pictures.push(href);
      } else if (name === 'script' && isLocal(src)) {
        files.early.push(src);
      } else if (name === 'script' && id === 'app-scripts') {
        list = '';
      } else if (name === 'img' && isLocal(src)) {
        files.pictures.push(src);
      }
    },
    ontext(text) {
      if (list !== undefined) {
        list += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && list !== undefined) {
        for (const file of JSON.parse(list) as string[]) {
          (everyPage.test(file) ? files.application : files.parts).push(file);
        }
        list = undefined;
      }
    },
  });
  parser.write(html);
  parser.end();
  return files;
}
