export interface Attack {
  name: string;
  html: string;
}

/** The payload of a script in a mail: leaves a mark on the page around it. */
export const run = 'top.__hacked=(top.__hacked||0)+1';

/** The server mails contact to learn that they were read. */
export const elsewhere = 'https://evil.example';

export function attacks(group: string, htmlByName: Record<string, string>): Attack[] {
  return Object.entries(htmlByName).map(([name, html]) => ({ name: `${group}: ${name}`, html }));
}

export function eachOf(group: string, words: readonly string[], htmlOf: (word: string) => string): Attack[] {
  return words.map((word) => ({ name: `${group}: ${word}`, html: htmlOf(word) }));
}
