import { charsetOfLabel } from '#contract/text/charset-labels.ts';
import { decodeText } from '#contract/text/decode-text.ts';
import type { MailFile } from '../mime/mail-pieces.ts';
import { decompressRtf, readRtf } from './read-rtf.ts';

/** The content of an Outlook `winmail.dat`. */
export interface TnefMessage {
  html: string;
  text: string;
  files: MailFile[];
}

const signature = 0x223e9f78;
const maxFiles = 200;
const maxProperties = 5000;

const body = 0x0002800c;
const messageProperties = 0x00069003;
const codePage = 0x00069007;
const attachRendering = 0x00069002;
const attachTitle = 0x00018010;
const attachData = 0x0006800f;
const attachProperties = 0x00069005;
const attachMediaFields = [attachRendering, attachTitle, attachData, attachProperties];

// MAPI property ids.
const bodyText = 0x1000;
const bodyRtf = 0x1009;
const bodyHtml = 0x1013;
const internetCodePage = 0x3fde;
const displayName = 0x3001;
const shortName = 0x3704;
const longName = 0x3707;
const mediaType = 0x370e;
const contentId = 0x3712;
const binaryContent = 0x3701;

type Values = Map<number, { type: number; bytes: Uint8Array }>;

/**
 * Parses a `winmail.dat` (MS-OXTNEF). Its lengths come from the sender: each is checked before use, and a wrong one stops the parser.
 * @returns null when it is invalid, or has neither text nor files
 */
export function readTnef(bytes: Uint8Array): TnefMessage | null {
  const view = viewOf(bytes);
  if (bytes.length < 6 || view.getUint32(0, true) !== signature) return null;
  const state: State = { charset: null, values: new Map(), plain: new Uint8Array(), drafts: [] };
  let at = 6;
  while (at + 9 <= bytes.length && state.drafts.length <= maxFiles) {
    const id = view.getUint32(at + 1, true);
    const length = view.getUint32(at + 5, true);
    const data = bytes.subarray(at + 9, at + 9 + length);
    take(state, id, data);
    // Skips a two-byte checksum that some programs get wrong.
    at += 9 + length + 2;
  }
  const message = messageOf(state);
  return message.html || message.text || message.files.length > 0 ? message : null;
}

interface State {
  charset: string | null;
  values: Values;
  plain: Uint8Array;
  drafts: { title: Uint8Array; data: Uint8Array; values: Values }[];
}

function take(state: State, id: number, data: Uint8Array): void {
  if (id === codePage && data.length >= 4) state.charset = charsetOfLabel(`cp${viewOf(data).getUint32(0, true)}`);
  else if (id === messageProperties) state.values = readProperties(data);
  else if (id === body) state.plain = data;
  else if (id === attachRendering) state.drafts.push(emptyDraft());
  else if (attachMediaFields.includes(id)) {
    // Some programs omit the marker that starts a file.
    if (state.drafts.length === 0) state.drafts.push(emptyDraft());
    const last = state.drafts.at(-1) ?? emptyDraft();
    if (id === attachTitle) last.title = data;
    else if (id === attachData) last.data = data;
    else last.values = readProperties(data);
  }
}

function emptyDraft(): State['drafts'][number] {
  return { title: new Uint8Array(), data: new Uint8Array(), values: new Map() };
}

function messageOf({ charset, values, plain, drafts }: State): TnefMessage {
  const page = values.get(internetCodePage)?.bytes;
  const htmlCharset = page && page.length >= 4 ? charsetOfLabel(`cp${viewOf(page).getUint32(0, true)}`) : charset;
  const html = values.get(bodyHtml)?.bytes;
  const rtf = values.get(bodyRtf)?.bytes;
  const rich = rtf ? readRtf(decompressRtf(rtf)) : { html: '', text: '' };
  const text = textOf(values.get(bodyText), charset) || withoutNul(decodeText(plain, { declared: [charset] }));
  return {
    html: html ? withoutNul(decodeText(html, { declared: [htmlCharset] })) : rich.html,
    text: rich.text.trim() ? rich.text : text,
    files: drafts.flatMap((draft) => filesOf(draft, charset)),
  };
}

function filesOf({ title, data, values }: State['drafts'][number], charset: string | null): MailFile[] {
  const embedded = values.get(binaryContent);
  // An embedded message starts with its interface id.
  const isMessage = embedded?.type === 0x000d;
  const content = isMessage ? embedded.bytes.subarray(16) : data.length > 0 ? data : (embedded?.bytes ?? data);
  const named = [longName, displayName, shortName].map((id) => textOf(values.get(id), charset)).find(Boolean);
  const fileName = named || withoutNul(decodeText(title, { declared: [charset] })).trim();
  const opened = isMessage ? readTnef(content) : null;
  if (opened) return [...bodyFile(opened, fileName), ...opened.files];
  if (content.length === 0 && fileName === '') return [];
  return [
    { fileName, mediaType: textOf(values.get(mediaType), charset), bytes: content, contentId: textOf(values.get(contentId), charset) },
  ];
}

/** A message inside the message, available only as a file with its text. */
function bodyFile({ html, text }: TnefMessage, name: string): MailFile[] {
  const bytes = new TextEncoder().encode(html || text);
  const base = name.replace(/\.(?:msg|eml)$/i, '') || 'message';
  return bytes.length === 0
    ? []
    : [{ fileName: `${base}.${html ? 'html' : 'txt'}`, mediaType: html ? 'text/html' : 'text/plain', bytes, contentId: '' }];
}

const fixedLengths: Record<number, number> = { 2: 4, 3: 4, 4: 4, 5: 8, 6: 8, 7: 8, 10: 4, 11: 4, 20: 8, 64: 8, 72: 16 };

/** Reads the MAPI properties; stops at a wrong length. */
function readProperties(bytes: Uint8Array): Values {
  const values: Values = new Map();
  const view = viewOf(bytes);
  const count = bytes.length >= 4 ? Math.min(view.getUint32(0, true), maxProperties) : 0;
  let at = 4;
  for (let index = 0; index < count && at + 4 <= bytes.length; index++) {
    const type = view.getUint16(at, true) & 0x0fff;
    const isMany = (view.getUint16(at, true) & 0x1000) !== 0;
    const id = view.getUint16(at + 2, true);
    at += 4;
    if (id >= 0x8000) at = afterName(view, at);
    const fixed = fixedLengths[type];
    const hasCount = isMany || fixed === undefined;
    if (at + (hasCount ? 4 : 0) > bytes.length) break;
    const times = hasCount ? view.getUint32(at, true) : 1;
    if (hasCount) at += 4;
    if (times > maxProperties) break;
    for (let one = 0; one < times && at <= bytes.length; one++) {
      if (fixed === undefined && at + 4 > bytes.length) return values;
      const length = fixed ?? view.getUint32(at, true);
      if (fixed === undefined) at += 4;
      if (at + length > bytes.length) return values;
      if (one === 0) values.set(id, { type, bytes: bytes.subarray(at, at + length) });
      at += length + ((4 - (length % 4)) % 4);
    }
  }
  return values;
}

/** Skips the name of a named property: a number, or text. */
function afterName(view: DataView, start: number): number {
  const at = start + 16;
  if (at + 8 > view.byteLength) return view.byteLength + 1;
  if (view.getUint32(at, true) === 0) return at + 8;
  const length = view.getUint32(at + 4, true);
  return at + 8 + length + ((4 - (length % 4)) % 4);
}

function textOf(value: { type: number; bytes: Uint8Array } | undefined, charset: string | null): string {
  if (!value) return '';
  return withoutNul(decodeText(value.bytes, { declared: [value.type === 0x001f ? 'utf-16le' : charset] }));
}

function withoutNul(text: string): string {
  return text.split('\0', 1)[0] ?? '';
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
