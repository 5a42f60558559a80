const blocks = 'p,h2,h3,h4,li,tr,pre,blockquote,figcaption,hr,br';

/** Extracts the words of an article's HTML, one line per block, for comparing versions. */
export function textOfArticle(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(blocks)) block.append('\n');
  for (const cell of body.querySelectorAll('td,th')) cell.append(' | ');
  for (const image of body.querySelectorAll('img')) image.replaceWith(`[${image.alt || '▣'}]`);
  return (body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
