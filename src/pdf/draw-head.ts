import type { PdfDocument } from '#server/pdf-document.ts';
import type { Logo } from './logo.ts';
import { ink, type Paper } from './paper.ts';

/** Whose document it is, and what it is. */
export function drawHead(paper: Paper, { name, title, subtitle, mark }: PdfDocument['head'], logo: Logo | null): void {
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
