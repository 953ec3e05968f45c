/** Maximum side of a buffer in pixels: larger ones could exhaust a phone's memory. */
export const maxSide = 2048;

const {abs, ceil, cos, exp, floor, log, max, min, pow, round, sin, sqrt, tan} = Math;
const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  ...{abs, ceil, cos, exp, floor, log, max, min, pow, round, sin, sqrt, tan},
  mod: (left = NaN, right = NaN) => left % right,
};

type Operators = Readonly<Partial<Record<string, (left: number, right: number) => number>>>;
const additive: Operators = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
};
const multiplicative: Operators = {
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
};

/**
 * Calculates the WIDTH or HEIGHT of a pass: numbers, `$WIDTH`, `$HEIGHT`, `$<input>`, + - * / %,
 * brackets and the functions above.
 *
 * @param expression - as in the header
 * @param fallback - the size without an expression, in pixels
 * @param variables - values of `$WIDTH`, `$HEIGHT` and the inputs, without the dollar sign
 * @returns whole pixels, from 1 to {@link maxSide}
 * @throws Error when the text is not such an expression
 */
export function evaluateSize(
  expression: string | number | undefined,
  fallback: number,
  variables: Readonly<Record<string, number>>,
): number {
  if (expression === undefined) {
    return fallback;
  }
  // A header can have any value here, including objects that have no text form.
  const text = typeof expression === 'string' ? expression : JSON.stringify(expression);
  const tokens = text.match(/\$[A-Za-z_]\w*|[A-Za-z_]\w*|\d+\.?\d*|\.\d+|\S/g) ?? [];
  let at = 0;
  const fail = (): never => {
    throw new Error(
      `The size ${JSON.stringify(expression)} of a pass can't be calculated. Use numbers, $WIDTH, $HEIGHT, $ and the name of an input, + - * / %, brackets and ${Object.keys(functions).join(', ')}.`,
    );
  };
  const expect = (token: string): void => {
    if (tokens[at] !== token) {
      fail();
    }
    at += 1;
  };
  const primary = (): number => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '-') {
      return -primary();
    }
    if (token === '(') {
      const value = sum();
      expect(')');
      return value;
    }
    if (token.startsWith('$')) {
      return variables[token.slice(1)] ?? fail();
    }
    const run = Object.hasOwn(functions, token) ? functions[token] : undefined;
    if (run) {
      expect('(');
      const values = [sum()];
      while (tokens[at] === ',') {
        at += 1;
        values.push(sum());
      }
      expect(')');
      return run(...values);
    }
    const value = Number(token);
    return token === '' || Number.isNaN(value) ? fail() : value;
  };
  /** Operands and operators of one precedence, from left to right. */
  const chain = (operators: Operators, operand: () => number): number => {
    let value = operand();
    for (let run = operators[tokens[at] ?? '']; run; run = operators[tokens[at] ?? '']) {
      at += 1;
      value = run(value, operand());
    }
    return value;
  };
  const sum = (): number => chain(additive, () => chain(multiplicative, primary));
  const value = sum();
  if (at !== tokens.length || !Number.isFinite(value)) {
    fail();
  }
  return Math.min(maxSide, Math.max(1, Math.round(value)));
}
