import type { PdfBlock, PdfSum } from '#server/pdf-document.ts';
import { drawText, heightOfText } from './draw-texts.ts';
import { ink, type Paper } from './paper.ts';

const width = 232;
const gap = 36;
const padding = 12;
const rowHeight = { plain: 18, strong: 30 };

/** Sums at the end of the line, and texts such as where to pay before them. */
export function drawSums(paper: Paper, { texts, sums }: Extract<PdfBlock, { kind: 'sums' }>): void {
  const textWidth = paper.width - width - gap;
  const sumsHeight = sums.reduce((height, sum) => height + heightOf(sum), 0);
  const textsHeight = texts.reduce((height, text) => height + heightOfText(paper, text, textWidth) + 14, 0);
  paper.need(Math.min(paper.heightOfPage, Math.max(sumsHeight, textsHeight)));
  const top = paper.y;
  let at = top;
  for (const sum of sums) at = drawSum(paper, sum, at);
  let textAt = top;
  for (const text of texts) textAt = drawText(paper, text, { start: 0, width: textWidth }, textAt) + 14;
  paper.y = Math.max(at, textAt) + 22;
}

function drawSum(paper: Paper, sum: PdfSum, top: number): number {
  const { label, value, tone } = sum;
  const height = heightOf(sum);
  const start = paper.width - width;
  const isStrong = tone === 'strong';
  if (isStrong) paper.ground({ start, width }, top + 3, height - 6, ink.ground);
  const inner = { start: start + padding, width: width - 2 * padding };
  const style = { size: isStrong ? 11 : tone === 'quiet' ? 8 : 9.5, weight: isStrong ? 600 : 400, isTabular: true } as const;
  const look = { color: tone === 'quiet' ? ink.quiet : ink.text, leading: height / style.size };
  const valueWidth = paper.widthOf(value, style);
  paper.write(paper.wrap(label, inner.width - valueWidth - 8, style).slice(0, 1), inner, top, look);
  paper.write(paper.wrap(value, inner.width, style), inner, top, { ...look, align: 'end', color: isStrong ? ink.accent : look.color });
  return top + height;
}

function heightOf({ tone }: PdfSum): number {
  return tone === 'strong' ? rowHeight.strong : rowHeight.plain;
}
