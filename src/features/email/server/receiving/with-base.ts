import { escapeHtml, unescapeHtml } from '#contract/escape-html.ts';

const base = /<base\b[^<>]{0,500}?\bhref\s*=\s*["']?([^"'\s<>]+)/i;
const address = /(\s(?:href|src)\s*=\s*)(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;

/**
 * HTML whose relative addresses are those that its `<base>` makes of them. Only a page of the web can be one; what comes out is cleaned
 * like any other HTML.
 */
export function withBase(html: string): string {
  const found = base.exec(html)?.[1];
  const from = found && /^https?:\/\//i.test(found) && URL.canParse(found) ? found : null;
  if (from === null) return html;
  return html.replaceAll(address, (whole, before: string, double?: string, single?: string, bare?: string) => {
    const written = unescapeHtml((double ?? single ?? bare ?? '').trim());
    const isRelative = written !== '' && !written.startsWith('#') && !/^[a-z][a-z\d+.-]*:/i.test(written);
    return isRelative && URL.canParse(written, from) ? `${before}"${escapeHtml(new URL(written, from).href)}"` : whole;
  });
}
