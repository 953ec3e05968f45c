import type * as TypeScript from 'typescript';
import type {Expression, Node} from 'typescript';

/** Initializer of a property of an object literal, or element of an array literal. */
function getChild(ts: typeof TypeScript, parent: Expression, key: string | number) {
  const value =
    ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent) ? parent.expression : parent;
  if (ts.isArrayLiteralExpression(value)) {
    return value.elements[Number(key)];
  }
  if (!ts.isObjectLiteralExpression(value)) {
    return undefined;
  }
  const member = value.properties.find(
    ({name}) => name && 'text' in name && name.text === String(key),
  );
  return member && ts.isPropertyAssignment(member) ? member.initializer : undefined;
}

/**
 * Line of a value in a TypeScript data file. Follows references to constants of the same file; for a missing value,
 * returns the line of its nearest existing ancestor.
 *
 * @param name - constant that the file exports
 * @param path - property names and array indexes, from the constant to the value
 */
export async function findDataLine(
  text: string,
  name: string,
  path: readonly (string | number)[],
): Promise<number> {
  const {default: ts} = await import('typescript');
  const source = ts.createSourceFile('data.ts', text, ts.ScriptTarget.Latest, true);
  const declarations = source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  );
  const find = (constant: string) =>
    declarations.find(({name: own}) => ts.isIdentifier(own) && own.text === constant);
  const resolveIdentifier = (value: Expression | undefined): Expression | undefined =>
    value && ts.isIdentifier(value) ? (find(value.text)?.initializer ?? value) : value;
  let nearest: Node = find(name) ?? source;
  let value = resolveIdentifier(find(name)?.initializer);
  for (const key of path) {
    const next: Expression | undefined = value && getChild(ts, value, key);
    if (!next) {
      break;
    }
    nearest = next;
    value = resolveIdentifier(next);
  }
  return source.getLineAndCharacterOfPosition(nearest.getStart(source)).line + 1;
}
