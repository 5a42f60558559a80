/** A mail that tries something, by the name of what it tries. */
export interface Attack {
  name: string;
  html: string;
}

/** What a script of a mail would do: leave a mark on the page around it. */
export const run = 'top.__hacked=(top.__hacked||0)+1';

/** The server that mails ask for something, to learn that they are read. */
export const elsewhere = 'https://evil.example';

/** Attacks from their HTML, by name. */
export function attacks(group: string, htmlByName: Record<string, string>): Attack[] {
  return Object.entries(htmlByName).map(([name, html]) => ({ name: `${group}: ${name}`, html }));
}

/** One attack for each of some words. */
export function eachOf(group: string, words: readonly string[], htmlOf: (word: string) => string): Attack[] {
  return words.map((word) => ({ name: `${group}: ${word}`, html: htmlOf(word) }));
}
