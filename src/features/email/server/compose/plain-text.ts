import sanitizeHtml from 'sanitize-html';
import { escapeHtml, unescapeHtml } from '#contract/escape-html.ts';

const maxLines = 2000;
const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}']/g;

/** Converts plain text to HTML that needs no sanitizing: paragraphs, line breaks, and links for URLs and addresses. */
export function htmlOfText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim();
  if (lines === '') return '';
  // Each line break is a tag, so a text with very many lines is wrapped in `pre` instead.
  if (lines.split('\n').length > maxLines) return `<pre>${escapeHtml(lines)}</pre>`;
  return lines
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${linked(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

function linked(text: string): string {
  let html = '';
  let at = 0;
  for (const found of text.matchAll(address)) {
    const link = escapeHtml(found[0]);
    html += `${escapeHtml(text.slice(at, found.index))}<a href="${link}">${link}</a>`;
    at = found.index + found[0].length;
  }
  return html + escapeHtml(text.slice(at));
}

/** Converts a message to plain text: paragraphs and lines as they are, lists with dashes, links with their URLs. */
export function plainTextOf(html: string): string {
  const marked = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_, href: string, text: string) =>
      text.includes(href) ? text : `${text} (${href})`,
    )
    .replaceAll(/<li[^>]*>/gi, '\n- ')
    .replaceAll(/<br[^>]*>/gi, '\n')
    .replaceAll(/<hr[^>]*>/gi, '\n----\n')
    .replaceAll(/<\/(td|th)>/gi, '\t')
    .replaceAll(/<\/(p|h[1-6]|blockquote|table|ul|ol|pre)>/gi, '\n\n')
    .replaceAll(/<\/(div|tr|dd|dt|figcaption)>/gi, '\n');
  const bare = sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} });
  return unescapeHtml(bare)
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A line of text and its quote depth. */
interface Line {
  depth: number;
  text: string;
}

const deepestQuote = 20;
const signatureMark = /^-- ?$/;

/**
 * Converts a plain-text email to HTML: quoted lines become nested quotations, and the signature becomes a separate block that the reader
 * collapses. @param text with the line endings of its sender
 */
export function htmlOfPlainMail(text: string, flow?: { deletesSpaces: boolean }): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const read = flow ? flowed(lines, flow.deletesSpaces) : lines.map(fixedLine);
  if (!flow && read.every(({ depth, text: line }) => depth === 0 && !signatureMark.test(line))) return htmlOfText(text);
  return htmlOfLines(read, 0);
}

/** Decodes `format=flowed` text (RFC 3676) into its original lines. */
function flowed(lines: string[], deletesSpaces: boolean): Line[] {
  const read: Line[] = [];
  let open: { depth: number; pieces: string[] } | null = null;
  const close = () => {
    if (open) read.push({ depth: open.depth, text: open.pieces.join('') });
    open = null;
  };
  for (const line of lines) {
    const depth = /^>*/.exec(line)?.[0].length ?? 0;
    const text = line.slice(depth).replace(/^ /, '');
    const isSignature = signatureMark.test(text);
    if (open && (open.depth !== depth || isSignature)) close();
    const goesOn = text.endsWith(' ') && !isSignature;
    const said = goesOn && deletesSpaces ? text.slice(0, -1) : text;
    if (open) open.pieces.push(said);
    else open = { depth, pieces: [said] };
    if (!goesOn) close();
  }
  close();
  return read.map(({ depth, text }) => ({ depth: Math.min(depth, deepestQuote), text }));
}

/** Quoted: `> > text`, `>>text`, `> text`. Not quoted: `>From`, the escape of an mbox file. */
function fixedLine(line: string): Line {
  const mark = /^>(?!From )(?: ?>)* ?/.exec(line)?.[0] ?? '';
  return { depth: Math.min(mark.replaceAll(' ', '').length, deepestQuote), text: line.slice(mark.length) };
}

function htmlOfLines(lines: Line[], depth: number): string {
  let html = '';
  for (let at = 0; at < lines.length; ) {
    const isDeeper = (lines[at]?.depth ?? 0) > depth;
    const isSignature = !isDeeper && signatureMark.test(lines[at]?.text ?? '');
    const next = lines.findIndex(
      (line, index) => index > at && (line.depth > depth !== isDeeper || (!isDeeper && signatureMark.test(line.text))),
    );
    const run = lines.slice(at, next < 0 ? lines.length : next);
    if (isDeeper) html += `<blockquote type="cite">${htmlOfLines(run, depth + 1)}</blockquote>`;
    else if (isSignature) html += signatureOf(run.slice(1));
    else html += htmlOfText(run.map(({ text }) => text).join('\n'));
    at += run.length;
  }
  return html;
}

/** Gmail and others write it like this too. */
function signatureOf(lines: Line[]): string {
  const text = lines.map((line) => line.text).join('\n');
  return text.trim() === '' ? '' : `<div>-- <br />${linesOf(htmlOfText(text) || escapeHtml(text))}</div>`;
}

function linesOf(paragraphs: string): string {
  return paragraphs.replaceAll('</p><p>', '<br /><br />').replaceAll(/<\/?p>/g, '');
}
