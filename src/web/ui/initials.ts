const tones = 8;

/** Returns the initials of the first and last word, or the first letter of a single word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s·,()<>"]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => word?.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Returns which of the eight colors a name gets; always the same. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521;
  return sum % tones;
}
