import type {Rule} from '../finding';
import {addresses} from './addresses';
import {altTexts} from './alt-texts';
import {anchorRedirects} from './anchor-redirects';
import {anchors} from './anchors';
import {calculatorParts} from './calculators';
import {compile} from './compile';
import {asTyped} from './as-typed';
import {components} from './components';
import {data, tables, trees} from './data';
import {diagrams} from './diagrams';
import {files} from './files';
import {frontMatter} from './front-matter';
import {glossaryTerms} from './glossary-terms';
import {images} from './images';
import {ledger} from './ledger';
import {links} from './links';
import {markdown} from './markdown';
import {posts} from './posts';
import {privateData} from './private-data';
import {redirects} from './redirects';
import {secrets} from './secrets';
import {sectionParts} from './sections';
import {settings} from './settings';
import {spelling} from './spelling';
import {structure} from './structure';
import {syntax} from './syntax';
import {terminology} from './terminology';
import {topics} from './topics';
import {unfinished} from './unfinished';

/**
 * All rules by file name, which is printed after their findings.
 */
export const rules: Readonly<Record<string, Rule>> = {
  files,
  syntax,
  'as-typed': asTyped,
  compile,
  components,
  addresses,
  'front-matter': frontMatter,
  structure,
  posts,
  links,
  anchors,
  redirects,
  'anchor-redirects': anchorRedirects,
  settings,
  topics,
  sections: sectionParts,
  calculators: calculatorParts,
  ledger,
  images,
  'alt-texts': altTexts,
  diagrams,
  'glossary-terms': glossaryTerms,
  terminology,
  unfinished,
  secrets,
  'private-data': privateData,
  data,
  tables,
  trees,
  markdown,
  spelling,
};
