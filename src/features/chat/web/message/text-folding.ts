const emoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\p{Regional_Indicator}|\s)+$/u;
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/gu;
const maxLargeEmoji = 6;

/** Whether the text consists of only a few emoji, which are shown larger. */
export function isEmojiOnly(text: string): boolean {
  if (text.length > 60 || !emoji.test(text)) return false;
  const count = text.match(pictograph)?.length ?? 0;
  return count > 0 && count <= maxLargeEmoji;
}

const maxLines = 20;
/** Approximate number of characters per line in a message bubble. */
const charactersPerLine = 80;

/** Whether a message takes more than twenty lines, including wrapped ones. */
export function isLong(text: string): boolean {
  if (text.length <= maxLines) return false;
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0);
  return lines > maxLines;
}
