import {findingIn, findLine, lineAt, type Rule} from '../finding';
import {allProse, selectedData} from '../site/prose';
import {findStrings} from '../site/strings';
import {templateTexts} from '../templateTexts';

/** Placeholders that writers type. */
const marks =
  /\b(?:TODO|FIXME|TB[ACD]|TK(?:TK)*|XXX+)\b|\?{3,}|\b(?:coming soon|under construction|lorem ipsum|to be (?:written|continued|done|announced)|placeholder text|as an AI (?:language )?model|(?:insert|add|write) (?:\w+ )?(?:text|picture|image|link|description) here|not written yet)\b|\[(?:insert|add|your) [^\]]*\](?!\()|\(insert (?:an? |the )?(?:text|picture|image|link|screenshot|photo|video|drawing)\)|【\d+[^】]*】|contentReference|oaicite|\b(?:page|section|figure|step) \?\?|turn\d+(?:search|view|news|image)\d+|\b(?:certainly|sure|of course)! here (?:is|are)\b/gi;

/** Placeholders that only count in capitals, since they may be part of a name, such as "tk". */
const capitals = /^(?:TODO|FIXME|TB[ACD]|TK(?:TK)*|XXX+)$/i;

const fix = 'Replace it, or keep the page unpublished with `draft: true`.';

/** Published pages contain no placeholders. */
export const unfinished: Rule = (site) => {
  const drafts = new Set(
    site.pages.filter((page) => page.frontMatter['draft'] === true).map(({file}) => file),
  );
  const leftOver = site.pages.flatMap((page) =>
    templateTexts
      .filter((placeholder) => page.text.includes(placeholder))
      .map((placeholder) =>
        findingIn(page)(
          findLine(page.text, placeholder),
          `"${placeholder}" is placeholder text`,
          fix,
        ),
      ),
  );
  const marked = [...allProse(site)].flatMap(({source, prose}) =>
    prose.flatMap(({text, start}) =>
      [...text.matchAll(marks)]
        .filter(([mark]) => !capitals.test(mark) || mark === mark.toUpperCase())
        .map(({0: mark, index}) =>
          findingIn(source)(
            lineAt(source.text, start + index),
            `"${mark}" is placeholder text`,
            fix,
          ),
        ),
    ),
  );
  const cells = selectedData(site).flatMap((source) =>
    findStrings(source.text)
      .filter(({text}) => capitals.test(text) && text === text.toUpperCase())
      .map(({text, start}) =>
        findingIn(source)(lineAt(source.text, start), `"${text}" is placeholder text`, fix),
      ),
  );
  const isTemplate = new Set(leftOver.map(({file, line}) => `${file}:${line}`));
  return [
    ...leftOver,
    ...cells,
    ...marked.filter(({file, line}) => !isTemplate.has(`${file}:${line}`)),
  ].filter(({file}) => !drafts.has(file));
};
