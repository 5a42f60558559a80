export type MessagePart = { text: string; href?: string };

const address = /\b(?:https?:\/\/|www\.)[^\s<>"]+/giu;
const trailing = /[.,;:!?'’»)\]}،؛؟]+$/u;
const emoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\p{Regional_Indicator}|\s)+$/u;
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/gu;
const mostLargeEmoji = 6;

/** The text in pieces: what is an address of the web becomes a link. */
export function parseMessage(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = withoutTrailing(found);
    const href = shown.toLowerCase().startsWith('www.') ? `https://${shown}` : shown;
    if (!URL.canParse(href)) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: shown, href });
    at = index + shown.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** Whether the text is a few emoji and nothing else: they are shown larger. */
export function isEmojiOnly(text: string): boolean {
  if (text.length > 60 || !emoji.test(text)) return false;
  const count = text.match(pictograph)?.length ?? 0;
  return count > 0 && count <= mostLargeEmoji;
}

/** A bracket or a full stop after an address belongs to the sentence, unless the address itself opens the bracket. */
function withoutTrailing(found: string): string {
  const cut = found.replace(trailing, '');
  const rest = found.slice(cut.length);
  return rest.startsWith(')') && cut.includes('(') && !cut.includes(')') ? `${cut})` : cut;
}
