import type { PdfBlock, PdfText } from '#server/pdf-document.ts';
import { ink, type Paper } from './paper.ts';

const labelStyle = { size: 8, weight: 600 } as const;
const bodyStyle = { size: 9, weight: 400 } as const;
const gap = 28;

/** A label with its text below. @returns where it ends */
export function drawText(paper: Paper, { label, text, lead }: PdfText, place: { start: number; width: number }, top: number): number {
  const at = paper.write(paper.wrap(label, place.width, labelStyle), place, top, { color: ink.quiet, leading: 1.8 });
  if (!lead) return paper.write(paper.wrap(text, place.width, bodyStyle), place, at, { color: ink.text, leading: 1.5 });
  const [first = '', ...others] = text.split('\n');
  const below = paper.write(paper.wrap(first, place.width, { size: 11, weight: 600 }), place, at, { color: ink.text, leading: 1.5 });
  if (others.length === 0) return below;
  return paper.write(paper.wrap(others.join('\n'), place.width, bodyStyle), place, below, { color: ink.text, leading: 1.5 });
}

/** How high such a text will be. */
export function heightOfText(paper: Paper, { label, text, lead }: PdfText, width: number): number {
  const labelHeight = paper.wrap(label, width, labelStyle).length * labelStyle.size * 1.8;
  return labelHeight + paper.wrap(text, width, bodyStyle).length * bodyStyle.size * 1.5 + (lead ? 4 : 0);
}

/** Texts beside each other, of the same width. */
export function drawColumns(paper: Paper, { columns }: Extract<PdfBlock, { kind: 'columns' }>): void {
  const width = (paper.width - gap * (columns.length - 1)) / columns.length;
  paper.need(Math.min(paper.heightOfPage, Math.max(...columns.map((column) => heightOfText(paper, column, width)))));
  const ends = columns.map((column, index) => drawText(paper, column, { start: index * (width + gap), width }, paper.y));
  paper.y = Math.max(...ends) + 26;
}

/** A text that goes on over pages; each of its lines stands at the side from which it is read. */
export function drawParagraphs(paper: Paper, { text: { label, text } }: Extract<PdfBlock, { kind: 'text' }>): void {
  const place = { start: 0, width: paper.width };
  paper.need(4 * bodyStyle.size);
  paper.y = paper.write(paper.wrap(label, place.width, labelStyle), place, paper.y, { color: ink.quiet, leading: 1.8 });
  for (const line of paper.wrap(text, place.width, bodyStyle)) {
    paper.need(bodyStyle.size * 1.5);
    paper.y = paper.write([line], place, paper.y, { color: ink.text, align: 'own', leading: 1.5 });
  }
  paper.y += 22;
}
