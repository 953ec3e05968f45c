/** Results that are kept; more would weigh on a phone. */
const most = 12_000;

/** A function of a text that remembers its results: most texts and words come again and again. */
export function memoize<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      if (known.size >= most) {
        known.clear();
      }
      known.set(text, (result = make(text)));
    }
    return result;
  };
}
