import type { PdfBlock, PdfSum } from '#server/pdf-document.ts';
import { drawText, heightOfText } from './draw-texts.ts';
import { ink, type Paper } from './paper.ts';
import type { TextLine } from './text-line.ts';

const narrowest = 232;
const widest = 300;
const gap = 36;
const padding = 12;
const lineLeading = 1.3;
const rowHeight = { plain: 18, strong: 30 };

/** Sums at the end of the line, and texts such as where to pay before them. A long label goes on below its first line. */
export function drawSums(paper: Paper, { texts, sums }: Extract<PdfBlock, { kind: 'sums' }>): void {
  const needed = sums.map((sum) => paper.widthOf(sum.label, styleOf(sum)) + paper.widthOf(sum.value, styleOf(sum)) + 8 + 2 * padding);
  const width = Math.min(widest, Math.max(narrowest, ...needed));
  const laid = sums.map((sum) => layOut(paper, sum, width - 2 * padding));
  const textWidth = paper.width - width - gap;
  const sumsHeight = laid.reduce((sum, { height }) => sum + height, 0);
  const textsHeight = texts.reduce((height, text) => height + heightOfText(paper, text, textWidth) + 14, 0);
  paper.need(Math.min(paper.heightOfPage, Math.max(sumsHeight, textsHeight)));
  const top = paper.y;
  let at = top;
  for (const sum of laid) {
    drawSum(paper, sum, width, at);
    at += sum.height;
  }
  let textAt = top;
  for (const text of texts) textAt = drawText(paper, text, { start: 0, width: textWidth }, textAt) + 14;
  paper.y = Math.max(at, textAt) + 22;
}

interface LaidSum {
  tone: PdfSum['tone'];
  label: TextLine[];
  value: TextLine[];
  rowHeight: number;
  height: number;
}

function layOut(paper: Paper, sum: PdfSum, width: number): LaidSum {
  const style = styleOf(sum);
  const value = paper.wrap(sum.value, width, style);
  const beside = width - Math.max(...value.map((line) => line.width)) - 8;
  // A label that would have hardly any room stands above its value.
  const isAbove = beside < 48;
  const label = paper.wrap(sum.label, isAbove ? width : beside, style);
  const row = sum.tone === 'strong' ? rowHeight.strong : rowHeight.plain;
  const below = (lines: number) => Math.max(0, lines - 1) * style.size * lineLeading;
  const height = row + (isAbove ? below(label.length + value.length) : below(Math.max(label.length, value.length)));
  return { tone: sum.tone, label, value: isAbove ? [...label.map(empty), ...value] : value, rowHeight: row, height };
}

/** Keeps the place of a line. */
const empty = (line: TextLine): TextLine => ({ ...line, pieces: [], width: 0 });

function drawSum(paper: Paper, { tone, label, value, rowHeight: row, height }: LaidSum, width: number, top: number): void {
  const start = paper.width - width;
  const isStrong = tone === 'strong';
  if (isStrong) paper.ground({ start, width }, top + 3, height - 6, ink.ground);
  const inner = { start: start + padding, width: width - 2 * padding };
  const { size } = styleOf({ tone });
  const look = { color: tone === 'quiet' ? ink.quiet : ink.text, leading: lineLeading };
  const first = top + (row - size * lineLeading) / 2;
  paper.write(label, inner, first, look);
  paper.write(value, inner, first, { ...look, align: 'end', color: isStrong ? ink.accent : look.color });
}

function styleOf({ tone }: { tone?: PdfSum['tone'] | undefined }) {
  const isStrong = tone === 'strong';
  return { size: isStrong ? 11 : tone === 'quiet' ? 8 : 9.5, weight: isStrong ? 600 : 400, isTabular: true } as const;
}
