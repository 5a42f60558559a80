interface PersonToInvite {
  email: string;
  fullName: string;
}

interface Typed {
  people: PersonToInvite[];
  /** What is no address. */
  wrong: string[];
}

const entry = /(?:"([^"\n]*)"|([^"<>,;\n]*?))\s*<([^<>\n]*)>|([^\s,;<>"]+)/g;

/** Who is meant by addresses as people type and paste them: apart by commas, semicolons, spaces or lines, with or without names. Each counts once. */
export function peopleToInvite(text: string): Typed {
  const people = new Map<string, PersonToInvite>();
  const wrong: string[] = [];
  for (const [, quoted, bare, within, alone = ''] of text.matchAll(entry)) {
    const name = quoted ?? bare ?? '';
    const email = (within ?? alone).trim().replace(/^mailto:/i, '');
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) wrong.push(email);
    else if (!people.has(email.toLowerCase())) people.set(email.toLowerCase(), { email, fullName: name.trim() || nameOf(email) });
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
