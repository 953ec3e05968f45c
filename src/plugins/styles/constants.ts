import postcss, {type Declaration, type Rule} from 'postcss';

/** A longer value is written out only where it is used once. */
const longest = 40;

const reference = /var\(\s*(--[\w-]+)\s*(,|\))/g;

function referencesIn(value: string): {name: string; hasFallback: boolean}[] {
  return [...value.matchAll(reference)].map(([, name = '', end]) => ({
    name,
    hasFallback: end === ',',
  }));
}

/** Whether a declaration is for the root element, whatever its state. */
function isOfRoot(declaration: Declaration): boolean {
  return ((declaration.parent as Rule).selectors ?? []).every((selector) =>
    /^(?::root|html)(?:\[[^\]]*\])*$/.test(selector),
  );
}

/** Whether a declaration holds in each state of the page. */
function isUnconditional(declaration: Declaration): boolean {
  const rule = declaration.parent as Rule;
  const {parent} = rule;
  return (
    rule.selectors?.includes(':root') === true &&
    (parent?.type === 'root' ||
      (parent?.type === 'atrule' && 'name' in parent && parent.name === 'layer'))
  );
}

/**
 * Writes the values of constants where they are used: of custom properties that are declared once,
 * on the root element, whatever its state, and whose value depends on nothing that is declared
 * elsewhere. The framework has a hundred of them, which all pages would load and browsers look up.
 *
 * @param css - the style sheet
 * @param words - names that scripts and pages use; such properties stay
 * @returns the style sheet; declarations of constants are left in it
 */
export function writeOutConstants(css: string, words: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  const declared = new Map<string, Declaration[]>();
  const uses = new Map<string, number>();
  const unsure = new Set<string>(words);
  sheet.walkDecls((declaration) => {
    const {prop, value} = declaration;
    if (prop.startsWith('--')) {
      declared.set(prop, [...(declared.get(prop) ?? []), declaration]);
    }
    for (const {name, hasFallback} of referencesIn(value)) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
      if (hasFallback) {
        unsure.add(name);
      }
    }
  });

  const dependsOnRootOnly = (name: string): boolean =>
    !words.has(name) && (declared.get(name)?.every(isOfRoot) ?? false);
  const constants = new Map(
    [...declared].flatMap(([name, [first, ...others]]) =>
      first &&
      others.length === 0 &&
      !unsure.has(name) &&
      isOfRoot(first) &&
      isUnconditional(first) &&
      first.value.trim() !== '' &&
      (first.value.length <= longest || uses.get(name) === 1) &&
      referencesIn(first.value).every((used) => dependsOnRootOnly(used.name))
        ? [[name, first.value] as const]
        : [],
    ),
  );

  const writeOut = (value: string, within: readonly string[]): string =>
    value.replace(/var\(\s*(--[\w-]+)\s*\)/g, (found, name: string, start: number) => {
      const constant = constants.get(name);
      if (constant === undefined || within.includes(name)) {
        return found;
      }
      // Minifiers leave out the space after a closing bracket, which parts two values.
      const space = /^[\w%("'#.+-]/.test(value.slice(start + found.length)) ? ' ' : '';
      return writeOut(constant, [...within, name]) + space;
    });
  sheet.walkDecls((declaration) => {
    if (!constants.has(declaration.prop)) {
      declaration.value = writeOut(declaration.value, []);
    }
  });
  return sheet.toString();
}
