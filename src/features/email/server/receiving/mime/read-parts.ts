import { charsetOfLabel } from '#contract/text/charset-labels.ts';
import { charsetOf, decodeBy } from '#contract/text/decode-text.ts';
import { asciiOf } from '#contract/text/decode-whole.ts';
import { readTnef, type TnefMessage } from '../tnef/read-tnef.ts';
import { fieldOf, headerText, parameterText, readHead } from './headers.ts';
import { type MailFile, type ShownPiece, visibleText } from './mail-pieces.ts';
import type { MimePart } from './mime-tree.ts';
import { splitUuencoded } from './transfer-encoding.ts';

export interface MailParts {
  shown: ShownPiece[];
  files: MailFile[];
  /** Character set of the first text that isn't ASCII: the best guess for raw bytes in the headers. */
  charset: string | null;
}

/** Sorts the parts of an email into shown pieces, in order, and files. */
export function readParts(root: MimePart): MailParts {
  const files: MailFile[] = [];
  const expected = expectedCharset(root);
  const shown = piecesOf(root, { files, expected, isBody: true });
  return { shown: withoutEnds(shown), files, charset: expected };
}

interface Reading {
  files: MailFile[];
  expected: string | null;
  /** Whether the part is body text, even if it has a file name. */
  isBody: boolean;
}

function piecesOf(part: MimePart, reading: Reading): ShownPiece[] {
  const { value } = part.type;
  if (part.parts.length === 0) return leafPieces(part, reading);
  if (value === 'multipart/alternative') return bestOf(part.parts, { ...reading, isBody: true });
  if (value === 'multipart/related') return relatedPieces(part, reading);
  const inside = { ...reading, isBody: false };
  return withoutTwins(part.parts.map((one) => piecesOf(one, inside))).flat();
}

/** Picks the last alternative with content, because the best comes last. Keeps the files of the others, because an invitation is one. */
function bestOf(parts: MimePart[], reading: Reading): ShownPiece[] {
  const read = parts.map((part) => ({ pieces: piecesOf(part, reading) }));
  const saying = read.filter(({ pieces }) => pieces.some(isSaying));
  const best = (saying.findLast(({ pieces }) => pieces.some(({ kind }) => kind === 'html')) ?? saying.at(-1))?.pieces ?? [];
  const [piece] = best;
  const text = saying.flatMap(({ pieces }) => pieces).find(({ kind }) => kind === 'text');
  return best.length === 1 && piece?.kind === 'html' && text?.kind === 'text' ? [{ ...piece, text: text.text }] : best;
}

/** Returns the root, by its content id or the first part; the others are files it refers to. */
function relatedPieces(part: MimePart, reading: Reading): ShownPiece[] {
  const start = bareId(part.type.parameters.get('start') ?? '');
  const root = part.parts.find((one) => start !== '' && bareId(fieldOf(one.fields, 'content-id')) === start) ?? part.parts[0];
  const pieces = part.parts.map((one) => ({ one, found: piecesOf(one, { ...reading, isBody: one === root }) }));
  const isHtml = (found: ShownPiece[]) => found.some(({ kind }) => kind === 'html');
  const shown = pieces.find(({ one }) => one === root)?.found ?? [];
  // Some programs put text and HTML side by side in it.
  return isHtml(shown)
    ? shown
    : (pieces.find(({ found }) => isHtml(found))?.found ?? (shown.length > 0 ? shown : pieces.flatMap(({ found }) => found)));
}

function leafPieces(part: MimePart, reading: Reading): ShownPiece[] {
  const name = nameOf(part, reading.expected);
  const type = typeOf(part);
  if (type === 'application/ms-tnef' || type === 'application/vnd.ms-tnef' || /^winmail\.dat$/i.test(name)) {
    const opened = readTnef(part.body);
    if (opened) return tnefPieces(opened, reading);
  }
  const isFile = /^attachment/.test(part.disposition.value) || name !== '';
  if (isFile && !(reading.isBody && isShownType(type))) return [keep(fileOf(part, type, name), reading)];
  // Alternatives for watches and for Gmail's app, next to the HTML for everyone else.
  if (reading.isBody && /^text\/(?:x-amp|watch)-html$/.test(type)) return [];
  if (type === 'text/html' || type === 'application/xhtml+xml') return [{ kind: 'html', html: textOf(part, reading, true) }];
  if (type === 'text/enriched' || type === 'text/richtext') return [textPiece(withoutRichTags(textOf(part, reading)))];
  if (
    type === 'text/plain' ||
    (reading.isBody && /^(?:text\/(?:x-)?(?:markdown|unknown|richtext|ascii|text)|application\/text)/.test(type))
  )
    return plainPieces(part, reading);
  return [keep(fileOf(part, type, name), reading)];
}

/** Splits a text from the files that old programs put between its lines. */
function plainPieces(part: MimePart, reading: Reading): ShownPiece[] {
  const { texts, files } = splitUuencoded(part.body);
  const { parameters } = part.type;
  const isFlowed = /^flowed$/i.test(parameters.get('format') ?? '');
  const pieces: ShownPiece[] = texts.map((bytes) => ({
    kind: 'text',
    text: decodedText(bytes, part, reading),
    isFlowed,
    deletesSpaces: /^yes$/i.test(parameters.get('delsp') ?? ''),
  }));
  const kept = files.map(({ name, bytes }) =>
    keep({ fileName: headerText(name, reading.expected), mediaType: '', bytes, contentId: '' }, reading),
  );
  return pieces.flatMap((piece, index) => [piece, ...(kept[index] ? [kept[index]] : [])]);
}

function tnefPieces({ html, text, files }: TnefMessage, reading: Reading): ShownPiece[] {
  const kept = files.map((file) => keep(file, reading));
  return [...(html ? [{ kind: 'html', html } as const] : text ? [textPiece(text)] : []), ...kept];
}

function textPiece(text: string): ShownPiece {
  return { kind: 'text', text, isFlowed: false, deletesSpaces: false };
}

function keep(file: MailFile, { files }: Reading): ShownPiece {
  files.push(file);
  return { kind: 'file', file };
}

function isSaying(piece: ShownPiece): boolean {
  if (piece.kind === 'file') return false;
  return piece.kind === 'text' ? piece.text.trim() !== '' : /<img\b/i.test(piece.html) || visibleText(piece.html).trim() !== '';
}

/** Some programs send a text with the same content as HTML, or in a `winmail.dat`, without declaring them as alternatives. */
function withoutTwins(parts: ShownPiece[][]): ShownPiece[][] {
  const known = new Map<string, ShownPiece>();
  for (const piece of parts.flat()) {
    const words = firstWords(piece);
    if (words && (piece.kind === 'html' || !known.has(words))) known.set(words, piece);
  }
  return parts.map((pieces) =>
    pieces.filter((piece) => {
      const other = known.get(firstWords(piece));
      return other === undefined || other === piece || (piece.kind === 'html' && other.kind === 'html');
    }),
  );
}

function firstWords(piece: ShownPiece): string {
  if (piece.kind === 'file') return '';
  const text = piece.kind === 'html' ? visibleText(piece.html.slice(0, 20_000)) : piece.text.slice(0, 20_000);
  return text.replaceAll(/[\s\p{P}\p{S}]+/gu, '').slice(0, 200);
}

/** Drops texts without content; a file is shown inline only if a text follows it. */
function withoutEnds(shown: ShownPiece[]): ShownPiece[] {
  const saying = shown.filter((piece) => piece.kind === 'file' || isSaying(piece));
  const first = saying.findIndex(({ kind }) => kind !== 'file');
  const last = saying.findLastIndex(({ kind }) => kind !== 'file');
  return first < 0 ? [] : saying.slice(first, last + 1);
}

function fileOf(part: MimePart, type: string, fileName: string): MailFile {
  // Many programs don't declare that an attached email is one.
  const isMail =
    /\.eml$/i.test(fileName) &&
    /^(?:application\/octet-stream|text\/plain)$/.test(type) &&
    readHead(part.body.subarray(0, 65_536)).fields.length > 2;
  return {
    ...{ fileName, mediaType: isMail ? 'message/rfc822' : type, bytes: part.body },
    contentId: bareId(fieldOf(part.fields, 'content-id')),
    location: fieldOf(part.fields, 'content-location').replaceAll(/\s/g, ''),
  };
}

/** Returns the file name from the disposition or the type, whichever the program used. */
function nameOf(part: MimePart, expected: string | null): string {
  return parameterText(part.disposition, 'filename', expected) || parameterText(part.type, 'name', expected);
}

/** An invalid type becomes text, or HTML if it looks like it. */
function typeOf({ type, body }: MimePart): string {
  if (/^[a-z]+\/[\w.+-]+$/.test(type.value)) return type.value;
  return /^\s*(?:<!doctype html|<html|<head|<body)/i.test(asciiOf(body.subarray(0, 500))) || /^(?:text\/)?html\b/.test(type.value)
    ? 'text/html'
    : 'text/plain';
}

function isShownType(type: string): boolean {
  return /^(?:text\/(?:plain|html)|application\/xhtml\+xml)$/.test(type);
}

function bareId(id: string): string {
  return id.trim().replaceAll(/^<|>$/g, '');
}

function textOf(part: MimePart, reading: Reading, isHtml = false): string {
  return decodedText(part.body, part, reading, isHtml);
}

function decodedText(bytes: Uint8Array, part: MimePart, { expected }: Reading, isHtml = false): string {
  const declared = [part.type.parameters.get('charset'), isHtml ? charsetOfPage(bytes) : undefined];
  return decodeBy(bytes, charsetOf(bytes, { declared, expected }));
}

/** Returns the character set declared in HTML. */
function charsetOfPage(bytes: Uint8Array): string | undefined {
  const beginning = asciiOf(bytes.subarray(0, 4096)).replaceAll('\0', '');
  return (/<meta\b[^>]{0,300}?charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(beginning) ??
    /^\s*<\?xml[^>]{0,100}encoding=["']([\w.:-]+)/i.exec(beginning))?.[1];
}

/** Uses the first text that reveals it. */
function expectedCharset(root: MimePart): string | null {
  for (const part of leavesOf(root)) {
    if (!/^text\/|^[^/]*$/.test(part.type.value) || /^attachment/.test(part.disposition.value)) continue;
    const declared = [part.type.parameters.get('charset'), part.type.value === 'text/html' ? charsetOfPage(part.body) : undefined];
    const found = charsetOf(part.body, { declared });
    if (found !== 'utf-8') return found;
    const named = declared.flatMap((label) => (label ? (charsetOfLabel(label) ?? []) : []))[0];
    if (named && named !== 'utf-8') return named;
  }
  return null;
}

function leavesOf(part: MimePart): MimePart[] {
  return part.parts.length === 0 ? [part] : part.parts.flatMap(leavesOf);
}

function withoutRichTags(text: string): string {
  return text
    .replaceAll(/<param>[^<]*<\/param>/gi, '')
    .replaceAll(/<(?:nl|paragraph)>/gi, '\n')
    .replaceAll(/<(?!<)\/?[\w-]{1,60}>/g, '')
    .replaceAll('<<', '<')
    .replaceAll(/\n\n/g, '\n');
}
