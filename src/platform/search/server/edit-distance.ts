/** Returns how many letters must be inserted, removed, replaced, or swapped with the next to turn one word into the other. */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  a.forEach((letter, row) => {
    const next = [row + 1];
    b.forEach((other, column) => {
      const changed = (last[column] ?? 0) + (letter === other ? 0 : 1);
      const isSwapped = letter === b[column - 1] && other === a[row - 1];
      const swapped = isSwapped ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min((last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, changed, swapped));
    });
    [before, last] = [last, next];
  });
  return last[b.length] ?? 0;
}
