import type { PdfBlock, PdfDocument } from '#server/pdf-document.ts';
import { pictograph } from './pictograph.ts';

/** Returns all texts of a document, to open their fonts. */
export function textsOf({ head, watermark, blocks, foot }: PdfDocument): string[] {
  const texts = [
    head.name,
    head.title,
    head.subtitle,
    head.mark ?? '',
    watermark ?? '',
    foot.text,
    `${foot.pageText} 0123456789`,
    ...blocks.flatMap(textsOfBlock),
  ];
  return texts.map((text) => text.normalize());
}

export const hasPictographs = (document: PdfDocument): boolean => textsOf(document).some((text) => pictograph.test(text));

function textsOfBlock(block: PdfBlock): string[] {
  if (block.kind === 'facts') return block.facts.flatMap(({ label, value }) => [label, value]);
  if (block.kind === 'columns') return block.columns.flatMap(({ label, text }) => [label, text]);
  if (block.kind === 'table') {
    const { columns, rows, carried } = block;
    return [...columns.map(({ label }) => label), ...rows.flat(), ...(carried ? [carried.forward, carried.brought, ...carried.sums] : [])];
  }
  if (block.kind === 'sums')
    return [...block.texts, ...block.sums.map(({ label, value }) => ({ label, text: value }))].flatMap(({ label, text }) => [label, text]);
  return [block.text.label, block.text.text];
}
