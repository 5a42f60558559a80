interface Named {
  id: number;
  fullName: string;
}

/** Where a text names somebody: from the `@` to the end of the name. Two of one name are both meant. */
export interface MentionSpan {
  start: number;
  end: number;
  ids: number[];
}

/**
 * Where full names stand in the text (normalised to NFC) behind an `@`, whatever the case. Of names that begin alike the longest counts.
 * `@all-hands` is another word than `@all`.
 */
export function mentionSpans(text: string, persons: readonly Named[]): MentionSpan[] {
  const small = text.toLowerCase();
  const names = persons
    .map(({ id, fullName }) => ({ id, name: fullName.normalize('NFC').toLowerCase() }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);
  const spans: MentionSpan[] = [];
  for (let at = small.indexOf('@'); at >= 0; at = small.indexOf('@', at + 1)) {
    // An address such as `ewa@mill.example` mentions nobody.
    if (/[\p{L}\p{N}]$/u.test(small.slice(Math.max(0, at - 2), at))) continue;
    const rest = small.slice(at + 1);
    const found = names.find(({ name }) => rest.startsWith(name) && !/^-?[\p{L}\p{N}]/u.test(rest.slice(name.length)));
    if (!found) continue;
    const ids = names.filter(({ name }) => name === found.name).map(({ id }) => id);
    spans.push({ start: at, end: at + 1 + found.name.length, ids });
  }
  return spans;
}

/** Whom the text names. */
export function mentionsIn(text: string, persons: readonly Named[]): number[] {
  const ids = mentionSpans(text.normalize('NFC'), persons).flatMap((span) => span.ids);
  return [...new Set(ids)].sort((a, b) => a - b);
}
