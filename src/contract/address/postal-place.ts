export interface PostalPlace {
  /** All lines except postal code and town, in order. */
  street: string[];
  postalCode: string;
  town: string;
}

/** Postal codes that contain letters, in countries where the code follows the town. */
const lettered: Readonly<Record<string, RegExp>> = {
  GB: /[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}/,
  IE: /[A-Z]\d[\dW] ?[A-Z\d]{4}/,
  CA: /[A-Z]\d[A-Z] ?\d[A-Z]\d/,
  MT: /[A-Z]{3} ?\d{4}/,
  BN: /[A-Z]{2} ?\d{4}/,
  BM: /[A-Z]{2} ?(?:\d{2}|[A-Z]{2})/,
};

/** Countries where the postal code only ever follows the town: a number before the town is a house number. */
const townFirst = ['US', 'AU', 'NZ', 'SG', 'IN', 'PH', 'ZA'];
/** `20457 Hamburg`, `4150-170 Porto`, `SE-113 30 Stockholm`, `1012 AB Amsterdam`, `101 Reykjavík`. */
const before = /^(?:[A-Z]{1,3}[- ])?(\d{3}[- ]\d{2,3}|\d{2}-\d{3}|\d{4,6}(?:-\d{3,4})?(?: [A-Z]{2}(?= ))?),? +(\D.*)$/u;
const beforeShort = /^(?:[A-Z]{2}[- ])?(\d{3}),? +(\D.*)$/u;
/** `Cambridge, MA 02139`, `Singapore 049315`. */
const after = /^(\D.*?),? +(\d{4,6}(?:-\d{3,4})?)$/u;

/**
 * Splits an address typed as lines into its parts. Expects postal code and town on one line, or the code on the line below the town.
 * Returns null if no line matches.
 * @param countryCode ISO 3166-1 code; decides what a postal code looks like.
 */
export function postalPlace(address: string, countryCode: string): PostalPlace | null {
  const lines = address
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  const ownCode = lettered[countryCode];
  // Searches from the end: a house number before its street looks like a postal code.
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] ?? '';
    const found = ownCode ? readLettered(line, ownCode) : readNumbered(line, countryCode);
    if (found?.town) return { street: without(lines, index), ...found };
    const town = lines[index - 1];
    if (found && town) return { street: without(lines, index, index - 1), postalCode: found.postalCode, town };
  }
  return null;
}

function readLettered(line: string, code: RegExp): { postalCode: string; town: string } | null {
  const match = new RegExp(`^(.*?),? *\\b(${code.source})$`, 'iu').exec(line);
  return match && { town: match[1]?.trim() ?? '', postalCode: (match[2] ?? '').toUpperCase() };
}

function readNumbered(line: string, countryCode: string): { postalCode: string; town: string } | null {
  const isShort = countryCode === 'IS' || countryCode === 'FO';
  const first = townFirst.includes(countryCode) ? null : (isShort ? beforeShort : before).exec(line);
  if (first) return { postalCode: first[1] ?? '', town: first[2] ?? '' };
  const last = after.exec(line);
  if (last) return { postalCode: last[2] ?? '', town: last[1] ?? '' };
  return /^\d{4,6}(?:-\d{3,4})?$/.test(line) ? { postalCode: line, town: '' } : null;
}

function without(lines: string[], ...taken: number[]): string[] {
  return lines.filter((_, index) => !taken.includes(index));
}
