/** Someone whom a text names. */
interface Recipient {
  /** Empty where the text has the address alone. */
  name: string;
  email: string;
}

// As the contract has it.
const address = /^[^\s\p{Cc}@<>"(),:;]+@[^\s\p{Cc}@<>"(),:;]+\.[^\s\p{Cc}@<>"(),:;.]+$/u;

/** Whether mail can be addressed to it. */
export const isAddress = (text: string) => text.length <= 254 && address.test(text);

/**
 * The people that a text names: `a@b.c`, `Name <a@b.c>`, `"Last, First" <a@b.c>`, any number of them between commas, semicolons or
 * line breaks. What is none is answered as it stands, so that nothing typed is lost.
 */
export function parseAddresses(text: string): Recipient[] {
  return partsOf(text).flatMap(recipientsOf);
}

/** Cuts at separators that stand neither in quotes nor in angle brackets. */
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
