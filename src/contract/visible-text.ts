/** Matches a visible character: no whitespace, no unprintable character, and no Braille blank. */
export const visible = /[^\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const isVisible = (text: string): boolean => visible.test(text);
