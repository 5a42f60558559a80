import sanitizeHtml from 'sanitize-html';
import { escapeHtml, unescapeHtml } from '#contract/escape-html.ts';

const mostLines = 2000;
const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}']/g;

/** Plain text as HTML that needs no cleaning: paragraphs, lines, and links for what is an address. */
export function htmlOfText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim();
  if (lines === '') return '';
  // Each break is a tag: a text of very many lines keeps them without.
  if (lines.split('\n').length > mostLines) return `<pre>${escapeHtml(lines)}</pre>`;
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

/** A message as plain text: paragraphs and lines as they stand, lists with dashes, links with their addresses. */
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

/** A line of a text: what it says, and how many times it is quoted. */
interface Line {
  depth: number;
  text: string;
}

const deepestQuote = 20;
const signatureMark = /^-- ?$/;

/**
 * A plain text as HTML: what its lines quote as quotations within each other, and its signature as a block of its own, which the reader
 * folds. @param text with the line ends of its sender
 */
export function htmlOfPlainMail(text: string, flow?: { deletesSpaces: boolean }): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const read = flow ? flowed(lines, flow.deletesSpaces) : lines.map(fixedLine);
  if (!flow && read.every(({ depth, text: line }) => depth === 0 && !signatureMark.test(line))) return htmlOfText(text);
  return htmlOfLines(read, 0);
}

/** Text of `format=flowed` (RFC 3676) as its lines were written. */
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

/** `> > text`, `>>text`, `> text`; but `>From`, which an mbox file has quoted, is text. */
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

/** As Gmail and others write it too. */
function signatureOf(lines: Line[]): string {
  const text = lines.map((line) => line.text).join('\n');
  return text.trim() === '' ? '' : `<div>-- <br />${linesOf(htmlOfText(text) || escapeHtml(text))}</div>`;
}

function linesOf(paragraphs: string): string {
  return paragraphs.replaceAll('</p><p>', '<br /><br />').replaceAll(/<\/?p>/g, '');
}
