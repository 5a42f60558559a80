/** What is taken for an address of the web where it stands in a text. */
export const addressPattern = String.raw`\b(?:https?:\/\/|www\.)[^\s<>"]+`;
const trailing = /[.,;:!?'’»)\]}*_~،؛؟]+$/u;

/** A link to an address as it was found; undefined for what leads nowhere. */
export function linkOf(found: string): { kind: 'link'; text: string; href: string } | undefined {
  const text = withoutTrailing(found);
  const href = text.toLowerCase().startsWith('www.') ? `https://${text}` : text;
  return URL.canParse(href) ? { kind: 'link', text, href } : undefined;
}

/** A bracket or a full stop after an address belongs to the sentence, unless the address itself opens the bracket. */
function withoutTrailing(found: string): string {
  const cut = found.replace(trailing, '');
  const rest = found.slice(cut.length);
  return rest.startsWith(')') && cut.includes('(') && !cut.includes(')') ? `${cut})` : cut;
}
