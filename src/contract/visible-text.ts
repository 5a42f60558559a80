/** Blanks, what no font draws, and the blank of Braille. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a reader would see anything of a text. */
export function isVisible(text: string): boolean {
  return text.replaceAll(invisible, '') !== '';
}
