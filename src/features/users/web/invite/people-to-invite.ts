import { isAddress, parseAddresses } from '#web/parse-addresses.ts';

interface PersonToInvite {
  email: string;
  fullName: string;
}

interface Typed {
  people: PersonToInvite[];
  /** Invalid addresses. */
  wrong: string[];
}

/** Parses typed or pasted addresses, with or without names, without duplicates. */
export function peopleToInvite(text: string): Typed {
  const people = new Map<string, PersonToInvite>();
  const wrong: string[] = [];
  for (const { name, email } of parseAddresses(text.replaceAll(/\bmailto:/gi, ''))) {
    if (!isAddress(email)) wrong.push(/<([^<>]*)>$/.exec(email)?.[1] ?? email);
    else if (!people.has(email.toLowerCase())) people.set(email.toLowerCase(), { email, fullName: name || nameOf(email) });
  }
  return { people: [...people.values()], wrong };
}

/** Derives a name from an address until the owner enters theirs: `ana.rios@…` is Ana Rios. */
function nameOf(email: string): string {
  const words = email
    .replace(/(\+.*)?@.*$/s, '')
    .split(/[._-]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1)).join(' ') || email;
}
