/** How much of the text before the first match is shown. */
const before = 24;
const longest = 160;

/** An excerpt around the first match, cut where the text matches `q` without regard to case. */
export function markedParts(text: string, q: string): { text: string; isMatch: boolean }[] {
  const flat = text.replaceAll(/\s+/g, ' ');
  const pattern = new RegExp(q.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'giu');
  const first = q.trim() ? flat.search(pattern) : -1;
  const from = first > before ? flat.lastIndexOf(' ', first - before / 2) + 1 : 0;
  const shown = (from > 0 ? '…' : '') + flat.slice(from, from + longest);
  if (first < 0) return [{ text: shown, isMatch: false }];
  const parts: { text: string; isMatch: boolean }[] = [];
  let at = 0;
  for (const { 0: found, index } of shown.matchAll(pattern)) {
    if (index > at) parts.push({ text: shown.slice(at, index), isMatch: false });
    parts.push({ text: found, isMatch: true });
    at = index + found.length;
  }
  if (at < shown.length) parts.push({ text: shown.slice(at), isMatch: false });
  return parts;
}
