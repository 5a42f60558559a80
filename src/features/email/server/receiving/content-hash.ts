import { sha256Hex } from '#server/bytes.ts';
import { fromQuotes, GrowingBytes, headOf, linesOf } from '../transfer/mail-lines.ts';

/**
 * The fields that the author writes, and those that say that a person or a list sent the mail on. All others are left out: servers add
 * and change them on the way, and mailboxes keep their marks there. The message id is compared by itself.
 */
const hashedFields = [
  'from',
  'sender',
  'reply-to',
  'to',
  'cc',
  'subject',
  'date',
  'in-reply-to',
  'references',
  'content-type',
  'content-transfer-encoding',
  'list-id',
  'list-unsubscribe',
  'resent-from',
  'resent-date',
];
const text = new TextEncoder();
const lineEnd = text.encode('\n');

/**
 * The SHA-256 of what makes a mail (RFC 5322) the one that it is: equal for two deliveries of one mail, whatever servers, mbox files and
 * IMAP servers did to its trace fields, its folding, its line ends and its lines that begin with `From `.
 */
export async function contentHash(source: Uint8Array): Promise<string> {
  const { fields, end } = headOf(source);
  const content = new GrowingBytes(source.length + 64);
  for (const name of hashedFields)
    for (const field of fields)
      if (field.name === name) content.add(text.encode(`${name}:${field.value.replaceAll(/\s+/g, ' ').trim()}\n`));
  let emptyLines = 0;
  for (const line of linesOf(source, end)) {
    const start = line.start + Math.max(0, fromQuotes(source, line));
    // The ones at the end are the file's that it was kept in.
    if (line.end === start) emptyLines += 1;
    else {
      for (; emptyLines > 0; emptyLines--) content.add(lineEnd);
      content.add(source.subarray(start, line.end));
      content.add(lineEnd);
    }
  }
  return sha256Hex(content.whole());
}
