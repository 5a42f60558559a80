import type { PdfBlock } from '#server/pdf-document.ts';
import { ink, type Paper } from './paper.ts';
import type { TextLine } from './text-line.ts';

const height = 48;
const padding = 14;
const valueSizes = [11, 10, 9, 8, 7];

/** A row of short facts on a soft ground. What is long gets a wider share of it, then smaller letters, and is never cut. */
export function drawFacts(paper: Paper, { facts }: Extract<PdfBlock, { kind: 'facts' }>): void {
  const shares = sharesOf(
    facts.map(({ label, value }) => Math.max(paper.widthOf(value, styleOf(11)), paper.widthOf(label, { size: 8, weight: 400 }))),
    paper.width - padding,
  );
  const values = facts.map(({ value }, index) => fitted(paper, value, (shares[index] ?? 0) - padding));
  const lines = Math.max(...values.map(({ length }) => length));
  const grown = height + (lines - 1) * 16;
  paper.need(grown);
  const top = paper.y;
  paper.ground({ start: 0, width: paper.width }, top, grown, ink.ground);
  let start = padding;
  facts.forEach(({ label, isStrong }, index) => {
    const place = { start, width: (shares[index] ?? 0) - padding };
    const at = paper.write(paper.wrap(label, place.width, { size: 8, weight: 400 }).slice(0, 1), place, top + 8, { color: ink.quiet });
    paper.write(values[index] ?? [], place, at + 1, { color: isStrong ? ink.accent : ink.text });
    start += shares[index] ?? 0;
  });
  paper.y = top + grown + 26;
}

/** All alike where there is room; else by what each needs. */
function sharesOf(needed: number[], width: number): number[] {
  const alike = width / needed.length;
  if (needed.every((one) => one + padding <= alike)) return needed.map(() => alike);
  const all = needed.reduce((sum, one) => sum + one + padding, 0);
  return needed.map((one) => ((one + padding) * width) / all);
}

function fitted(paper: Paper, text: string, width: number): TextLine[] {
  const size = valueSizes.find((one) => paper.widthOf(text, styleOf(one)) <= width) ?? 7;
  return paper.wrap(text, width, styleOf(size));
}

function styleOf(size: number) {
  return { size, weight: 600 } as const;
}
