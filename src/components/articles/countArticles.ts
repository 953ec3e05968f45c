/** A number of articles in words, such as "1 article". */
export function countArticles(count: number): string {
  return count === 1 ? '1 article' : `${count} articles`;
}
