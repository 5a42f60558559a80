/** An address by its parts. */
export interface PostalPlace {
  /** All that is neither postal code nor town, in order. */
  street: string[];
  postalCode: string;
  town: string;
}

/** A postal code with letters in it, where it follows the town. */
const lettered: Readonly<Record<string, RegExp>> = {
  GB: /[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}/,
  IE: /[A-Z]\d[\dW] ?[A-Z\d]{4}/,
  CA: /[A-Z]\d[A-Z] ?\d[A-Z]\d/,
  MT: /[A-Z]{3} ?\d{4}/,
  BN: /[A-Z]{2} ?\d{4}/,
  BM: /[A-Z]{2} ?(?:\d{2}|[A-Z]{2})/,
};

/** Where the postal code stands after the town alone: a number before it is a house's. */
const townFirst = ['US', 'AU', 'NZ', 'SG', 'IN', 'PH', 'ZA'];
/** `20457 Hamburg`, `4150-170 Porto`, `SE-113 30 Stockholm`, `1012 AB Amsterdam`, `101 Reykjavík`. */
const before = /^(?:[A-Z]{1,3}[- ])?(\d{3}[- ]\d{2,3}|\d{2}-\d{3}|\d{4,6}(?:-\d{3,4})?(?: [A-Z]{2}(?= ))?),? +(\D.*)$/u;
const beforeShort = /^(?:[A-Z]{2}[- ])?(\d{3}),? +(\D.*)$/u;
/** `Cambridge, MA 02139`, `Singapore 049315`. */
const after = /^(\D.*?),? +(\d{4,6}(?:-\d{3,4})?)$/u;

/**
 * The parts of an address that was typed as lines: postal code and town stand on a line of their own, as letters have them there; or the code on the
 * line below the town. Null where no line is one.
 * @param countryCode of ISO 3166-1; it decides what a postal code looks like
 */
export function postalPlace(address: string, countryCode: string): PostalPlace | null {
  const lines = address
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  const ownCode = lettered[countryCode];
  // From the end: a house's number before its street looks like a postal code.
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
