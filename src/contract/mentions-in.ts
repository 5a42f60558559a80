interface Named {
  id: number;
  fullName: string;
}

/** The span of a mention: from the `@` to the end of the name. If two people share the name, both are mentioned. */
export interface MentionSpan {
  start: number;
  end: number;
  ids: number[];
}

/**
 * Finds full names after an `@` in a text (normalized to NFC), ignoring case. If several names match, the longest wins. `@all-hands`
 * doesn't match `@all`.
 */
export function mentionSpans(text: string, persons: readonly Named[]): MentionSpan[] {
  const small = text.toLowerCase();
  const names = persons
    .map(({ id, fullName }) => ({ id, name: fullName.normalize('NFC').toLowerCase() }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);
  const spans: MentionSpan[] = [];
  for (let at = small.indexOf('@'); at >= 0; at = small.indexOf('@', at + 1)) {
    // An address such as `ewa@mill.example` is not a mention.
    if (/[\p{L}\p{N}]$/u.test(small.slice(Math.max(0, at - 2), at))) continue;
    const rest = small.slice(at + 1);
    const found = names.find(({ name }) => rest.startsWith(name) && !/^-?[\p{L}\p{N}]/u.test(rest.slice(name.length)));
    if (!found) continue;
    const ids = names.filter(({ name }) => name === found.name).map(({ id }) => id);
    spans.push({ start: at, end: at + 1 + found.name.length, ids });
  }
  return spans;
}

/** Returns the ids of the people the text mentions. */
export function mentionsIn(text: string, persons: readonly Named[]): number[] {
  const ids = mentionSpans(text.normalize('NFC'), persons).flatMap((span) => span.ids);
  return [...new Set(ids)].sort((a, b) => a - b);
}
