import type { PersonRef } from '#features/people/contract.ts';

const mostWords = 5;

/**
 * The person whose name the text begins with: as many words of it as possible, the last one perhaps unfinished, whatever
 * the case and the accents. `length` is how much of the text that is. Nobody when several could be meant.
 */
export function findPerson(text: string, people: readonly PersonRef[]): { id: number; length: number } | null {
  const names = people.map(({ id, fullName }) => ({ id, name: folded(fullName) }));
  const ends = [...text.matchAll(/[^\s,;:!?]+/g)].slice(0, mostWords).map(({ index, 0: word }) => index + word.length);
  for (const end of ends.reverse()) {
    for (const length of [end, text.slice(0, end).replace(/\.+$/, '').length]) {
      const given = folded(text.slice(0, length));
      const meant = given ? names.filter(({ name }) => name.startsWith(given)) : [];
      const whole = meant.filter(({ name }) => name === given || name.startsWith(`${given} `));
      const [person, another] = whole.length > 0 ? whole : meant;
      if (person) return another ? null : { id: person.id, length };
    }
  }
  return null;
}

/** Small letters without accents, one space between words. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ');
}
