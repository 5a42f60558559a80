import type { PdfBlock, PdfDocument, PdfSum, PdfText } from '#server/pdf-document.ts';
import { drawTable } from './draw-table.ts';
import type { Logo } from './logo.ts';
import { ink, type Paper } from './paper.ts';
import type { TextLine } from './text-line.ts';

export function drawDocument(paper: Paper, { head, watermark, blocks, foot }: PdfDocument, logo: Logo | null): void {
  drawHead(paper, head, logo);
  for (const block of blocks) drawBlock(paper, block);
  const small = { size: 8, weight: 400 } as const;
  paper.onEachPage((page, pages) => {
    const whole = { start: 0, width: paper.width };
    paper.rule(whole, paper.footTop, ink.line);
    const pageText = paper
      .wrap(foot.pageText.replace('{page}', String(page)).replace('{pages}', String(pages)), paper.width / 3, small)
      .slice(0, 1);
    paper.write(pageText, whole, paper.footTop + 6, { color: ink.quiet, align: 'end' });
    const lines = paper.wrap(foot.text, (paper.width * 2) / 3 - 12, small).slice(0, 2);
    paper.write(lines, whole, paper.footTop + 6, { color: ink.quiet });
    if (watermark) paper.writeAcross(watermark);
  });
}

function drawBlock(paper: Paper, block: PdfBlock): void {
  if (block.kind === 'facts') drawFacts(paper, block);
  else if (block.kind === 'columns') drawColumns(paper, block);
  else if (block.kind === 'table') drawTable(paper, block);
  else if (block.kind === 'sums') drawSums(paper, block);
  else drawParagraphs(paper, block);
}

const factHeight = 48;
const factPadding = 14;
const valueSizes = [11, 10, 9, 8, 7];

/** Draws a row of short facts on a tinted background. Long ones get a wider share, then a smaller font size, and are never truncated. */
function drawFacts(paper: Paper, { facts }: Extract<PdfBlock, { kind: 'facts' }>): void {
  const shares = sharesOf(
    facts.map(({ label, value }) => Math.max(paper.widthOf(value, valueStyle(11)), paper.widthOf(label, { size: 8, weight: 400 }))),
    paper.width - factPadding,
  );
  const values = facts.map(({ value }, index) => fitted(paper, value, (shares[index] ?? 0) - factPadding));
  const lines = Math.max(...values.map(({ length }) => length));
  const grown = factHeight + (lines - 1) * 16;
  paper.need(grown);
  const top = paper.y;
  paper.ground({ start: 0, width: paper.width }, top, grown, ink.ground);
  let start = factPadding;
  facts.forEach(({ label, isStrong }, index) => {
    const place = { start, width: (shares[index] ?? 0) - factPadding };
    const at = paper.write(paper.wrap(label, place.width, { size: 8, weight: 400 }).slice(0, 1), place, top + 8, { color: ink.quiet });
    paper.write(values[index] ?? [], place, at + 1, { color: isStrong ? ink.accent : ink.text });
    start += shares[index] ?? 0;
  });
  paper.y = top + grown + 26;
}

/** Equal shares if there is room, otherwise by content. */
function sharesOf(needed: number[], width: number): number[] {
  const alike = width / needed.length;
  if (needed.every((one) => one + factPadding <= alike)) return needed.map(() => alike);
  const all = needed.reduce((sum, one) => sum + one + factPadding, 0);
  return needed.map((one) => ((one + factPadding) * width) / all);
}

function fitted(paper: Paper, text: string, width: number): TextLine[] {
  const size = valueSizes.find((one) => paper.widthOf(text, valueStyle(one)) <= width) ?? 7;
  return paper.wrap(text, width, valueStyle(size));
}

function valueStyle(size: number) {
  return { size, weight: 600 } as const;
}

/** Draws the header: sender and document title. */
function drawHead(paper: Paper, { name, title, subtitle, mark }: PdfDocument['head'], logo: Logo | null): void {
  paper.stripe(ink.accent);
  const top = paper.y;
  const half = paper.width / 2;
  const end = { start: half, width: half };
  let ended = top;
  if (logo) {
    paper.picture(logo.bytes, logo, top);
    ended = top + logo.height;
  } else
    ended = paper.write(paper.wrap(name, half - 24, { size: 16, weight: 600 }), { start: 0, width: half }, top, {
      color: ink.text,
      leading: 1.25,
    });
  let at = paper.write(paper.wrap(title, half, { size: 24, weight: 600 }), end, top - 4, { color: ink.text, align: 'end', leading: 1.25 });
  at = paper.write(paper.wrap(subtitle, half, { size: 11.5, weight: 600 }), end, at, { color: ink.accent, align: 'end' });
  if (mark) at = drawMark(paper, mark, at + 6);
  paper.y = Math.max(ended, at) + 26;
}

function drawMark(paper: Paper, mark: string, top: number): number {
  const style = { size: 9, weight: 600 } as const;
  const width = paper.widthOf(mark, style) + 18;
  const place = { start: paper.width - width, width };
  paper.frame(place, top, 18, ink.warning);
  paper.write(paper.wrap(mark, width, style), { start: place.start, width: width - 9 }, top, {
    color: ink.warning,
    align: 'end',
    leading: 2,
  });
  return top + 18;
}

const labelStyle = { size: 8, weight: 600 } as const;
const bodyStyle = { size: 9, weight: 400 } as const;
const columnGap = 28;

/** Draws a label with its text below. @returns the y position of its end */
function drawText(paper: Paper, { label, text, lead }: PdfText, place: { start: number; width: number }, top: number): number {
  const at = paper.write(paper.wrap(label, place.width, labelStyle), place, top, { color: ink.quiet, leading: 1.8 });
  if (!lead) return paper.write(paper.wrap(text, place.width, bodyStyle), place, at, { color: ink.text, leading: 1.5 });
  const [first = '', ...others] = text.split('\n');
  const below = paper.write(paper.wrap(first, place.width, { size: 11, weight: 600 }), place, at, { color: ink.text, leading: 1.5 });
  if (others.length === 0) return below;
  return paper.write(paper.wrap(others.join('\n'), place.width, bodyStyle), place, below, { color: ink.text, leading: 1.5 });
}

/** Returns the height of a label with its text. */
function heightOfText(paper: Paper, { label, text, lead }: PdfText, width: number): number {
  const labelHeight = paper.wrap(label, width, labelStyle).length * labelStyle.size * 1.8;
  return labelHeight + paper.wrap(text, width, bodyStyle).length * bodyStyle.size * 1.5 + (lead ? 4 : 0);
}

/** Draws texts side by side in columns of equal width. */
function drawColumns(paper: Paper, { columns }: Extract<PdfBlock, { kind: 'columns' }>): void {
  const width = (paper.width - columnGap * (columns.length - 1)) / columns.length;
  paper.need(Math.min(paper.heightOfPage, Math.max(...columns.map((column) => heightOfText(paper, column, width)))));
  const ends = columns.map((column, index) => drawText(paper, column, { start: index * (width + columnGap), width }, paper.y));
  paper.y = Math.max(...ends) + 26;
}

/** Draws text that can continue on further pages; each line is aligned by its own direction. */
function drawParagraphs(paper: Paper, { text: { label, text } }: Extract<PdfBlock, { kind: 'text' }>): void {
  const place = { start: 0, width: paper.width };
  paper.need(4 * bodyStyle.size);
  paper.y = paper.write(paper.wrap(label, place.width, labelStyle), place, paper.y, { color: ink.quiet, leading: 1.8 });
  for (const line of paper.wrap(text, place.width, bodyStyle)) {
    paper.need(bodyStyle.size * 1.5);
    paper.y = paper.write([line], place, paper.y, { color: ink.text, align: 'own', leading: 1.5 });
  }
  paper.y += 22;
}

const narrowest = 232;
const widest = 300;
const sumsGap = 36;
const sumsPadding = 12;
const lineLeading = 1.3;
const rowHeight = { plain: 18, strong: 30 };

/** Draws totals at the end edge, with texts such as payment details before them. A long label wraps. */
function drawSums(paper: Paper, { texts, sums }: Extract<PdfBlock, { kind: 'sums' }>): void {
  const needed = sums.map((sum) => paper.widthOf(sum.label, sumStyle(sum)) + paper.widthOf(sum.value, sumStyle(sum)) + 8 + 2 * sumsPadding);
  const width = Math.min(widest, Math.max(narrowest, ...needed));
  const laid = sums.map((sum) => layOut(paper, sum, width - 2 * sumsPadding));
  const textWidth = paper.width - width - sumsGap;
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
  const style = sumStyle(sum);
  const value = paper.wrap(sum.value, width, style);
  const beside = width - Math.max(...value.map((line) => line.width)) - 8;
  // A label with hardly any room is placed above its value.
  const isAbove = beside < 48;
  const label = paper.wrap(sum.label, isAbove ? width : beside, style);
  const row = sum.tone === 'strong' ? rowHeight.strong : rowHeight.plain;
  const below = (lines: number) => Math.max(0, lines - 1) * style.size * lineLeading;
  const height = row + (isAbove ? below(label.length + value.length) : below(Math.max(label.length, value.length)));
  return { tone: sum.tone, label, value: isAbove ? [...label.map(empty), ...value] : value, rowHeight: row, height };
}

/** Keeps the space of a line. */
const empty = (line: TextLine): TextLine => ({ ...line, pieces: [], width: 0 });

function drawSum(paper: Paper, { tone, label, value, rowHeight: row, height }: LaidSum, width: number, top: number): void {
  const start = paper.width - width;
  const isStrong = tone === 'strong';
  if (isStrong) paper.ground({ start, width }, top + 3, height - 6, ink.ground);
  const inner = { start: start + sumsPadding, width: width - 2 * sumsPadding };
  const { size } = sumStyle({ tone });
  const look = { color: tone === 'quiet' ? ink.quiet : ink.text, leading: lineLeading };
  const first = top + (row - size * lineLeading) / 2;
  paper.write(label, inner, first, look);
  paper.write(value, inner, first, { ...look, align: 'end', color: isStrong ? ink.accent : look.color });
}

function sumStyle({ tone }: { tone?: PdfSum['tone'] | undefined }) {
  const isStrong = tone === 'strong';
  return { size: isStrong ? 11 : tone === 'quiet' ? 8 : 9.5, weight: isStrong ? 600 : 400, isTabular: true } as const;
}
