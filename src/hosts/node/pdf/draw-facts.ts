import type { PdfBlock } from '#server/pdf-document.ts';
import { ink, type Paper } from './paper.ts';

const height = 48;
const padding = 14;

/** A row of short facts on a soft ground. */
export function drawFacts(paper: Paper, { facts }: Extract<PdfBlock, { kind: 'facts' }>): void {
  paper.need(height);
  const top = paper.y;
  paper.ground({ start: 0, width: paper.width }, top, height, ink.ground);
  const share = (paper.width - padding) / facts.length;
  facts.forEach(({ label, value, isStrong }, index) => {
    const place = { start: padding + index * share, width: share - padding };
    const at = paper.write(paper.wrap(label, place.width, { size: 8, weight: 400 }).slice(0, 1), place, top + 8, { color: ink.quiet });
    const lines = paper.wrap(value, place.width, { size: 11, weight: 600 }).slice(0, 1);
    paper.write(lines, place, at + 1, { color: isStrong ? ink.accent : ink.text });
  });
  paper.y = top + height + 26;
}
