interface Named {
  id: number;
  fullName: string;
}

/** Whose full names stand in the text behind an `@`, whatever the case. Of names that begin alike the longest counts. */
export function mentionsIn(text: string, persons: readonly Named[]): number[] {
  const small = text.normalize('NFC').toLowerCase();
  const names = persons
    .map(({ id, fullName }) => ({ id, name: fullName.normalize('NFC').toLowerCase() }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);
  const mentioned = new Set<number>();
  for (let at = small.indexOf('@'); at >= 0; at = small.indexOf('@', at + 1)) {
    // An address such as `ewa@mill.example` mentions nobody.
    if (/[\p{L}\p{N}]$/u.test(small.slice(Math.max(0, at - 2), at))) continue;
    const rest = small.slice(at + 1);
    const found = names.find(({ name }) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)));
    // Two of one name are both meant.
    for (const { id, name } of names) if (name === found?.name) mentioned.add(id);
  }
  return [...mentioned].sort((a, b) => a - b);
}
