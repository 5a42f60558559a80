interface Recipient {
  /** Empty if only an address was given. */
  name: string;
  email: string;
}

// Matches the pattern in the contract.
const address = /^[^\s\p{Cc}@<>"(),:;]+@[^\s\p{Cc}@<>"(),:;]+\.[^\s\p{Cc}@<>"(),:;.]+$/u;

export const isAddress = (text: string) => text.length <= 254 && address.test(text);

/**
 * Parses recipients: `a@b.c`, `Name <a@b.c>`, `"Last, First" <a@b.c>`, separated by commas, semicolons or
 * line breaks. Invalid ones are returned as typed, so nothing is lost.
 */
export function parseAddresses(text: string): Recipient[] {
  return partsOf(text).flatMap(recipientsOf);
}

/** Splits at separators outside quotes and angle brackets. */
function partsOf(text: string): string[] {
  const parts = [''];
  let inQuotes = false;
  let inBrackets = false;
  for (const character of text) {
    if (character === '"') inQuotes = !inQuotes;
    else if (character === '<') inBrackets = true;
    else if (character === '>') inBrackets = false;
    const isBreak = character === '\n' || character === '\r';
    if (isBreak || (/[,;،؛\t]/.test(character) && !inQuotes && !inBrackets)) {
      parts.push('');
      if (isBreak) inQuotes = inBrackets = false;
    } else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function recipientsOf(part: string): Recipient[] {
  const [, name = '', inside = ''] = /^(.*?)<([^<>]*)>$/su.exec(part) ?? [];
  if (isAddress(inside.trim())) return [{ name: nameOf(name), email: inside.trim() }];
  const bare = part.replace(/^mailto:/i, '');
  if (isAddress(bare)) return [{ name: '', email: bare }];
  const words = part.split(/\s+/);
  if (words.length > 1 && words.every(isAddress)) return words.map((email) => ({ name: '', email }));
  return [{ name: '', email: part }];
}

const nameOf = (text: string) =>
  text
    .trim()
    .replace(/^(["'])(.*)\1$/su, '$2')
    .replaceAll(/\\(.)/gsu, '$1')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200);
