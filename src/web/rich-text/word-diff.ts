/** A segment that occurs in both texts or only in one of them. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Maximum number of word pairs; longer texts are compared line by line. */
const maxPairs = 4_000_000;

/**
 * Diffs two texts word by word by their longest common subsequence. Implemented in forty lines, because blog posts
 * are short and a library would be ten times as large.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const words = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
  const lines = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const byWord = [words(before), words(after)] as const;
  const [a, b] = byWord[0].length * byWord[1].length > maxPairs ? [lines(before), lines(after)] : byWord;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return joined([
    ...a.slice(0, start).map((text): DiffPart => ({ kind: 'same', text })),
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map((text): DiffPart => ({ kind: 'same', text })),
  ]);
}

function middle(a: readonly string[], b: readonly string[]): DiffPart[] {
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push({ kind: 'same', text: a[i] ?? '' });
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) parts.push({ kind: 'removed', text: a[i++] ?? '' });
    else parts.push({ kind: 'added', text: b[j++] ?? '' });
  }
  return parts;
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const all: DiffPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else all.push({ ...part });
  }
  return all;
}
