/** The persons whom a text mentions: by `@` and their full name, in any case. The longer of two names that begin alike is meant. */
export function mentionsIn(text: string, people: readonly { id: number; fullName: string }[]): number[] {
  const longestFirst = [...people].sort((a, b) => b.fullName.length - a.fullName.length);
  let rest = text.toLowerCase();
  const found: number[] = [];
  for (const { id, fullName } of longestFirst) {
    const mark = `@${fullName.toLowerCase()}`;
    if (!rest.includes(mark)) continue;
    found.push(id);
    rest = rest.replaceAll(mark, ' ');
  }
  return found.sort((a, b) => a - b);
}
