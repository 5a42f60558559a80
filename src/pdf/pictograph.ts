/** Emoji, and the letters that flags are made of. */
export const pictograph = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
