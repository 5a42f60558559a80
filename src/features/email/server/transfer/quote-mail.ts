import { GrowingBytes } from './growing-bytes.ts';
import { headOf } from './head-of.ts';
import { fromQuotes, linesOf } from './lines-of.ts';
import { fieldsOfMarks, type MailMarks, markFields } from './mail-marks.ts';

interface Kept extends MailMarks {
  fromEmail: string;
  time: Date;
  messageId: string;
}

const text = new TextEncoder();
const lineEnd = text.encode('\n');
const quote = text.encode('>');

/**
 * A mail as an entry of an mbox file (mboxrd): the separating line, the mail with LF for its lines' ends and one `>` more before each
 * `From `, an empty line. Its marks, and its message id where its head names none, are put into the head.
 */
export function quoteMail(source: Uint8Array, kept: Kept): Uint8Array<ArrayBuffer> {
  const { fields, end: headEnd } = headOf(source);
  const entry = new GrowingBytes(source.length + 1000);
  entry.add(text.encode(separatorOf(kept)));
  const dropped = new Set(fields.filter(({ name }) => markFields.includes(name)).map(({ start }) => start));
  const named = kept.messageId && !fields.some(({ name }) => name === 'message-id');
  const added = text.encode(`${named ? `Message-ID: ${kept.messageId}\n` : ''}${fieldsOfMarks(kept)}`);
  for (const { start, next } of fields) if (!dropped.has(start)) addQuoted(entry, source.subarray(start, next));
  entry.add(added);
  if (headEnd === source.length) entry.add(lineEnd);
  addQuoted(entry, source.subarray(headEnd));
  entry.add(lineEnd);
  return entry.whole();
}

function addQuoted(entry: GrowingBytes, bytes: Uint8Array): void {
  for (const line of linesOf(bytes)) {
    if (fromQuotes(bytes, line) >= 0) entry.add(quote);
    entry.add(bytes.subarray(line.start, line.end));
    entry.add(lineEnd);
  }
}

/** `From ada@b.example Thu Jan  1 00:00:00 1970`, the moment in UTC. */
function separatorOf({ fromEmail, time }: Kept): string {
  const [day = '', date = '', month = '', year = '', clock = ''] = time.toUTCString().replace(',', '').split(' ');
  return `From ${fromEmail.replaceAll(/[\s\p{Cc}]/gu, '') || 'MAILER-DAEMON'} ${day} ${month} ${String(Number(date)).padStart(2)} ${clock} ${year}\n`;
}
