/**
 * Splits a text into messages of at most `longest` characters, preferably between paragraphs, then lines, then words. Only whitespace
 * between them is dropped.
 */
export function splitMessage(text: string, longest: number): string[] {
  const rest = text.trim();
  if (rest.length <= longest) return rest ? [rest] : [];
  const head = rest.slice(0, longest + 1);
  const end = ['\n\n', '\n', ' '].map((gap) => head.lastIndexOf(gap)).find((at) => at > longest / 2) ?? wholeCharacters(rest, longest);
  return [rest.slice(0, end).trimEnd(), ...splitMessage(rest.slice(end), longest)];
}

/** Never splits a surrogate pair. */
const wholeCharacters = (text: string, length: number) => (/[\ud800-\udbff]$/.test(text.slice(0, length)) ? length - 1 : length);
