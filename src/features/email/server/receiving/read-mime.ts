import { addressList, type HeadAddress } from './mime/address-list.ts';
import { type Field, fieldOf, headerText } from './mime/headers.ts';
import type { MailFile, ShownPiece } from './mime/mail-pieces.ts';
import { MimeLimitError, readMimeTree } from './mime/mime-tree.ts';
import { readParts } from './mime/read-parts.ts';

/** A parsed email with decoded headers and texts. */
export interface ReadMail {
  headers: { key: string; value: string }[];
  from: HeadAddress[];
  to: HeadAddress[];
  cc: HeadAddress[];
  bcc: HeadAddress[];
  replyTo: HeadAddress[];
  subject: string;
  date: string | undefined;
  messageId: string;
  inReplyTo: string;
  references: string;
  shown: ShownPiece[];
  files: MailFile[];
}

const longestAddresses = 200_000;

/**
 * Parses a raw email as far as possible, whatever the bytes are.
 * @throws MimeLimitError when it has more parts, or deeper nesting, than any real email.
 */
function readMime(source: Uint8Array): ReadMail {
  const root = readMimeTree(source);
  const { shown, files, charset } = readParts(root);
  return { ...headOf(root.fields, charset), shown, files };
}

/** Parses an email; null if it has more parts, or deeper nesting, than any real one. */
export function readUnlessNoMail(bytes: Uint8Array): ReadMail | null {
  try {
    return readMime(bytes);
  } catch (error) {
    if (error instanceof MimeLimitError) return null;
    throw error;
  }
}

function headOf(fields: Field[], charset: string | null): Omit<ReadMail, 'shown' | 'files'> {
  const text = (name: string) => headerText(fieldOf(fields, name), charset);
  const addresses = (name: string) => addressList(allOf(fields, name).slice(0, longestAddresses), charset);
  return {
    headers: fields.map(({ name, value }) => ({ key: name, value: headerText(value, charset) })),
    from: [...addresses('from'), ...addresses('sender')].slice(0, 1),
    to: addresses('to'),
    cc: addresses('cc'),
    bcc: addresses('bcc'),
    replyTo: addresses('reply-to'),
    subject: text('subject'),
    date: fieldOf(fields, 'date') || undefined,
    messageId: fieldOf(fields, 'message-id'),
    inReplyTo: fieldOf(fields, 'in-reply-to'),
    references: fieldOf(fields, 'references'),
  };
}

/** Some programs write one field per address. */
function allOf(fields: Field[], wanted: string): string {
  return fields.flatMap(({ name, value }) => (name === wanted ? [value] : [])).join(', ');
}
