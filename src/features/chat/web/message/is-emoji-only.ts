const emoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\p{Regional_Indicator}|\s)+$/u;
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/gu;
const mostLargeEmoji = 6;

/** Whether the text is a few emoji and nothing else: they are shown larger. */
export function isEmojiOnly(text: string): boolean {
  if (text.length > 60 || !emoji.test(text)) return false;
  const count = text.match(pictograph)?.length ?? 0;
  return count > 0 && count <= mostLargeEmoji;
}
