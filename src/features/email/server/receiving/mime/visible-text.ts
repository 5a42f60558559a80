const invisible = ['head', 'style', 'script', 'title'];

/** What can be read in HTML, without cleaning it; in one pass, whatever is not closed. */
export function visibleText(html: string): string {
  return withoutTags(withoutElements(html))
    .replaceAll(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\S\n]+/g, ' ');
}

function withoutElements(html: string): string {
  const kept: string[] = [];
  const opening = /<(head|style|script|title|!--)(?![\w-])|<!--/gi;
  let at = 0;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const name = (found[1] ?? '!--').toLowerCase();
    const close = name === '!--' ? html.indexOf('-->', found.index) : closingTag(html, name, found.index);
    // What is never closed hides nothing here: it is better to be found once too often.
    if (close < 0) break;
    kept.push(html.slice(at, found.index));
    at = close;
    opening.lastIndex = close;
  }
  return [...kept, html.slice(at)].join(' ');
}

function closingTag(html: string, name: string, from: number): number {
  if (!invisible.includes(name)) return -1;
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? -1;
}

/** The tags are found without looking back. */
function withoutTags(html: string): string {
  return html
    .split('<')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join(' ');
}
