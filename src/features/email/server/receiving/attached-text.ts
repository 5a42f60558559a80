import { fieldOf, headerText, readHead } from './mime/headers.ts';
import { isMailType, type MailFile, oneLine, visibleText } from './mime/mail-pieces.ts';
import { type ReadMail, readUnlessNoMail } from './read-mime.ts';

// Limits for all attached emails together: less is searchable than can be opened.
const maxMails = 20;
const deepest = 3;
const longestOfOne = 20_000;
const longest = 60_000;

/** Returns the text of all attached emails, including nested ones. */
export function attachedText(files: readonly MailFile[]): string {
  const found: string[] = [];
  collect(files, deepest, found);
  return oneLine(found.join(' '), longest);
}

function collect(files: readonly MailFile[], depth: number, found: string[]): void {
  for (const { mediaType, bytes } of files) {
    if (!isMailType(mediaType) || found.length >= maxMails) continue;
    const mail = readUnlessNoMail(bytes);
    if (!mail) continue;
    found.push(textOf(mail));
    if (depth > 1) collect(mail.files, depth - 1, found);
  }
}

function textOf({ subject, from, to, cc, files, shown }: ReadMail): string {
  const names = [...from, ...to, ...cc].slice(0, 100).map(({ name, address }) => `${name} ${address}`);
  const texts = shown.map((piece) =>
    piece.kind === 'html' ? visibleText(piece.html.slice(0, 200_000)) : piece.kind === 'text' ? piece.text : '',
  );
  return [subject, ...names, ...files.slice(0, 50).map(({ fileName }) => fileName), ...texts].join(' ').slice(0, longestOfOne);
}

export function subjectOfMail(bytes: Uint8Array): string {
  return oneLine(headerText(fieldOf(readHead(bytes.subarray(0, 65_536)).fields, 'subject')), 200);
}
