/** Emoji, and the regional indicators that form flags. */
export const pictograph = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
