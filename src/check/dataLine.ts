import type * as TypeScript from 'typescript';
import type {Expression, Node} from 'typescript';

/** The value of an object literal's member, or of a list's entry. */
function step(ts: typeof TypeScript, at: Expression, key: string | number) {
  const value = ts.isAsExpression(at) || ts.isSatisfiesExpression(at) ? at.expression : at;
  if (ts.isArrayLiteralExpression(value)) {
    return value.elements[Number(key)];
  }
  if (!ts.isObjectLiteralExpression(value)) {
    return undefined;
  }
  const member = value.properties.find(
    (one) => one.name && 'text' in one.name && one.name.text === String(key),
  );
  return member && ts.isPropertyAssignment(member) ? member.initializer : undefined;
}

/**
 * Line of a fault in a source file of data. Follows names of constants of the same file; stops at
 * the nearest thing around the fault that is written there.
 *
 * @param name - the constant that the file exports
 * @param path - members and places in lists, from the constant to the fault
 */
export async function lineOfData(
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
    declarations.find((one) => ts.isIdentifier(one.name) && one.name.text === constant);
  const resolved = (value: Expression | undefined): Expression | undefined =>
    value && ts.isIdentifier(value) ? (find(value.text)?.initializer ?? value) : value;
  let nearest: Node = find(name) ?? source;
  let value = resolved(find(name)?.initializer);
  for (const key of path) {
    const next: Expression | undefined = value && step(ts, value, key);
    if (!next) {
      break;
    }
    nearest = next;
    value = resolved(next);
  }
  return source.getLineAndCharacterOfPosition(nearest.getStart(source)).line + 1;
}
