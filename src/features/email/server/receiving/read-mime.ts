import { addressList, type HeadAddress } from './mime/address-list.ts';
import { type Field, fieldOf, headerText } from './mime/headers.ts';
import type { MailFile, ShownPiece } from './mime/mail-pieces.ts';
import { NoMail, readMimeTree } from './mime/mime-tree.ts';
import { readParts } from './mime/read-parts.ts';

/** A mail taken apart, its head and texts decoded. */
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
 * Reads a mail as it came over the wire: whatever the bytes are, what can be read of them.
 * @throws NoMail when it has more parts, or is nested deeper, than any mail.
 */
function readMime(source: Uint8Array): ReadMail {
  const root = readMimeTree(source);
  const { shown, files, charset } = readParts(root);
  return { ...headOf(root.fields, charset), shown, files };
}

/** Reads a mail; null for what has more parts, or is nested deeper, than any. */
export function readUnlessNoMail(bytes: Uint8Array): ReadMail | null {
  try {
    return readMime(bytes);
  } catch (error) {
    if (error instanceof NoMail) return null;
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

/** Some programs write a line for each address. */
function allOf(fields: Field[], wanted: string): string {
  return fields.flatMap(({ name, value }) => (name === wanted ? [value] : [])).join(', ');
}
