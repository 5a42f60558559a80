import { sha256Hex } from '#server/bytes.ts';
import { fromQuotes, GrowingBytes, headOf, linesOf } from '../transfer/mail-lines.ts';

/**
 * The fields written by the author, and those added when a person or list resends the email. All others are left out: servers add and
 * change them on the way, and mailboxes store their flags there. The message id is compared separately.
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
 * SHA-256 of what identifies an email (RFC 5322): equal for two deliveries of one email, whatever servers, mbox files and IMAP servers did
 * to its trace fields, folding, line endings and lines that start with `From `.
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
    // Trailing empty lines come from the file the email was stored in.
    if (line.end === start) emptyLines += 1;
    else {
      for (; emptyLines > 0; emptyLines--) content.add(lineEnd);
      content.add(source.subarray(start, line.end));
      content.add(lineEnd);
    }
  }
  return sha256Hex(content.whole());
}
