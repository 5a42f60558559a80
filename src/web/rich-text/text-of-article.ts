const blocks = 'p,h2,h3,h4,li,tr,pre,blockquote,figcaption,hr,br';

/** The words of an article's HTML, a line for each block: what two of them are compared by. */
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
