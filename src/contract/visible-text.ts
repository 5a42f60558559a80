/** Something that a reader sees: no blank, no character that no font draws, and not the blank of Braille. */
export const visible = /[^\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a reader would see anything of a text. */
export const isVisible = (text: string): boolean => visible.test(text);
