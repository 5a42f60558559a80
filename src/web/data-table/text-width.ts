/** The widths of characters in the app's font, in em. All others count as small letters. */
const widths: readonly (readonly [of: RegExp, em: number])[] = [
  [/[ iljI.,:;|'’!]/u, 0.27],
  [/[tfr()/-]/u, 0.39],
  [/[mwMW@%]/u, 0.9],
  [/[\p{Lu}\d]/u, 0.66],
];
const usual = 0.6;

/** About how wide a text is drawn, in pixels: a little more rather than less. For columns, whose widths are known before anything is drawn. */
export function textWidth(text: string, fontSize: number): number {
  const em = [...text].reduce((sum, character) => sum + (widths.find(([of]) => of.test(character))?.[1] ?? usual), 0);
  return Math.ceil(em * fontSize);
}

/** What a column needs beside its cells' text, and what its heading needs beside its name: room to sort. */
export const cellPadding = 24;
const sortRoom = 20;

/** Of a column that can be sorted by: its name fits. */
export const headingWidth = (label: string): number => textWidth(label, 13) + sortRoom + cellPadding;
