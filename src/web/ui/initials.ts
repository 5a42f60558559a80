const tones = 8;

/** The first letters of the first and the last word; of a name in one word its first letter. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s·,()<>"]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => word?.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Which of the eight colours is a name's, always the same. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521;
  return sum % tones;
}
