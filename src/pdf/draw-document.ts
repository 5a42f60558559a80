import type { PdfBlock, PdfDocument } from '#server/pdf-document.ts';
import { drawFacts } from './draw-facts.ts';
import { drawHead } from './draw-head.ts';
import { drawSums } from './draw-sums.ts';
import { drawTable } from './draw-table.ts';
import { drawColumns, drawParagraphs } from './draw-texts.ts';
import type { Logo } from './logo.ts';
import { ink, type Paper } from './paper.ts';

/** Fills the pages. */
export function drawDocument(paper: Paper, { head, blocks, foot }: PdfDocument, logo: Logo | null): void {
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
  });
}

function drawBlock(paper: Paper, block: PdfBlock): void {
  if (block.kind === 'facts') drawFacts(paper, block);
  else if (block.kind === 'columns') drawColumns(paper, block);
  else if (block.kind === 'table') drawTable(paper, block);
  else if (block.kind === 'sums') drawSums(paper, block);
  else drawParagraphs(paper, block);
}
