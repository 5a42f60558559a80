import { isAddress, parseAddresses } from '#web/parse-addresses.ts';

interface PersonToInvite {
  email: string;
  fullName: string;
}

interface Typed {
  people: PersonToInvite[];
  /** What is no address. */
  wrong: string[];
}

/** Who is meant by addresses as people type and paste them, with or without names. Each counts once. */
export function peopleToInvite(text: string): Typed {
  const people = new Map<string, PersonToInvite>();
  const wrong: string[] = [];
  for (const { name, email } of parseAddresses(text.replaceAll(/\bmailto:/gi, ''))) {
    if (!isAddress(email)) wrong.push(/<([^<>]*)>$/.exec(email)?.[1] ?? email);
    else if (!people.has(email.toLowerCase())) people.set(email.toLowerCase(), { email, fullName: name || nameOf(email) });
  }
  return { people: [...people.values()], wrong };
}

/** A name from an address, until its owner says theirs: `ana.rios@…` is Ana Rios. */
function nameOf(email: string): string {
  const words = email
    .replace(/(\+.*)?@.*$/s, '')
    .split(/[._-]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1)).join(' ') || email;
}
