/** Character widths in the app's font, in em. All others count as lowercase letters. */
const widths: readonly (readonly [of: RegExp, em: number])[] = [
  [/[ iljI.,:;|'’!]/u, 0.27],
  [/[tfr()/-]/u, 0.39],
  [/[mwMW@%]/u, 0.9],
  [/[\p{Lu}\d]/u, 0.66],
];
const usual = 0.6;

/** Estimates the rendered width of a text in pixels, rounding up. Used for columns whose widths must be known before rendering. */
export function textWidth(text: string, fontSize: number): number {
  const em = [...text].reduce((sum, character) => sum + (widths.find(([of]) => of.test(character))?.[1] ?? usual), 0);
  return Math.ceil(em * fontSize);
}

/** Horizontal padding of cells, and extra space in headers for the sort icon. */
export const cellPadding = 24;
const sortRoom = 20;

/** Width of a sortable column whose label fits. */
export const headingWidth = (label: string): number => textWidth(label, 13) + sortRoom + cellPadding;
