import { createHash } from 'node:crypto';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Address, Letter, SigningKey } from '#server/mail-host.ts';

const encodedWord = /=(?=\?[^?\s]+\?[bq]\?[^?]*\?=)/gi;

/** Text that looks like an encoded word (RFC 2047) was typed by a person and must not be decoded. */
const literally = (text: string) => text.replaceAll(encodedWord, '= ');
const asNodemailer = ({ name, email }: Address) => ({ name: literally(name), address: email });

/** Composes an email per RFC 5322, with a plain-text alternative beside the HTML, and signs it with DKIM if there is a key. */
export async function composeLetter(letter: Letter, key?: SigningKey): Promise<Uint8Array> {
  const invitation = letter.attachments.find(({ mediaType }) => methodOf(mediaType));
  const composer = new MailComposer({
    messageId: letter.messageId,
    // Deterministic, so that the source of an email is the same each time.
    baseBoundary: boundaryOf(letter),
    ...(letter.inReplyTo && { inReplyTo: letter.inReplyTo }),
    references: letter.references,
    from: asNodemailer(letter.from),
    ...(letter.replyTo && { replyTo: asNodemailer(letter.replyTo) }),
    to: letter.to.map(asNodemailer),
    cc: letter.cc.map(asNodemailer),
    bcc: letter.bcc.map(asNodemailer),
    subject: literally(letter.subject),
    date: letter.date,
    text: letter.text,
    html: letter.html,
    // Both as an alternative part, where calendars look for it, and as an attachment for other clients.
    ...(invitation && {
      icalEvent: { method: methodOf(invitation.mediaType), filename: invitation.fileName, content: bufferOf(invitation.bytes) },
    }),
    attachments: letter.attachments
      .filter((one) => one !== invitation)
      .map(({ fileName, mediaType, bytes, contentId }) => ({
        filename: literally(fileName),
        contentType: mediaType,
        content: bufferOf(bytes),
        ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
      })),
    // All content is passed in; addresses in it are never fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const compiled = composer.compile();
  compiled.keepBcc = true;
  const source = await compiled.build();
  return new Uint8Array(key ? Buffer.concat([await signatureOf(source, key), source]) : source);
}

/** @throws if the key can't be used: an email that should be signed isn't sent unsigned */
async function signatureOf(source: Buffer, { domain, selector, privateKey }: SigningKey): Promise<Buffer> {
  const by = { signingDomain: domain, selector, privateKey };
  // The types require the key at the top level, where it isn't read.
  const { signatures } = await dkimSign(source, { ...by, signatureData: [by] });
  if (!signatures) throw new Error('mail not signed');
  return Buffer.from(signatures);
}

function boundaryOf({ messageId }: Letter): string {
  return createHash('sha256').update(messageId).digest('hex').slice(0, 16);
}

/** Returns the method of an iCalendar attachment. */
function methodOf(mediaType: string): string | undefined {
  return /^text\/calendar; method=([A-Z]+)/.exec(mediaType)?.[1];
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
