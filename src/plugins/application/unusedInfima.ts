import type {Plugin as PostCssPlugin} from 'postcss';
import type {Plugin} from '@docusaurus/types';

/** Components and variants of Infima that neither the theme nor the site uses. */
const unused = new RegExp(
  `^(?:${[
    'hero.*',
    'pills.*',
    'button-group.*',
    'button--(?:active|link|sm|lg|block|success|info|warning|danger)',
    'card__.*|card--full-height',
    'avatar__photo--.*|avatar__subtitle|avatar--vertical',
    'badge--(?!secondary).*',
    'breadcrumbs--.*',
    'pagination(?:--|__).*',
    'navbar__(?:items--center|search-input)',
  ].join('|')})$`,
);

/** Utilities, by the pattern of their names, and the ones in use. */
const utility = /^(?:margin|padding|text|shadow|row|col)(?:-\w+)?--/;
const usedUtility =
  /^(?:col--(?:[23789]|offset-1)|text--(?:center|right|truncate)|padding--none|padding-top--md|padding-bottom--lg|margin-vert--lg|margin-(?:top|bottom|left)--sm|margin-(?:top|bottom|right)--md|margin-bottom--xl)$/;

/** Shades of colours that only other shades refer to. */
const unusedProperty =
  /^--ifm-(?:color-\w+-(?:lighter|light|lightest|darkest)|(?:dark|darker|darkest|light|lighter|lightest|contrast-.*)-value)$/;

/** Whether the rules of a class of Infima are removed. `tests/site/departures.test.ts` checks that no page uses it. */
export const isUnused = (name: string): boolean =>
  unused.test(name) || (utility.test(name) && !usedUtility.test(name));

/** Names of the classes that a selector requires. */
const getClasses = (selector: string): string[] =>
  selector.replace(/:not\([^()]*\)/g, '').match(/(?<=\.)[A-Za-z][\w-]*/g) ?? [];

/** Removes what the site doesn't use from Infima's style sheet, about a sixth of the common one. */
export const unusedInfimaPlugin: PostCssPlugin = {
  postcssPlugin: 'unused-infima',
  Rule(rule) {
    if (!rule.source?.input.file?.includes('infima')) {
      return;
    }
    const remaining = rule.selectors.filter((selector) => !getClasses(selector).some(isUnused));
    if (remaining.length === 0) {
      rule.remove();
    } else if (remaining.length < rule.selectors.length) {
      rule.selectors = remaining;
    }
  },
  Declaration(declaration) {
    if (
      unusedProperty.test(declaration.prop) &&
      declaration.source?.input.file?.includes('infima')
    ) {
      declaration.remove();
    }
  },
};

/** Adds {@link unusedInfimaPlugin} to the style sheets of the client. */
export default function unusedInfima(): Plugin {
  return {
    name: 'unused-infima',
    configurePostCss(options) {
      options.plugins.push(unusedInfimaPlugin);
      return options;
    },
  };
}
