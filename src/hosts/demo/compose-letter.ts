import { createMimeMessage, Mailbox } from 'mimetext/browser';
import type { Address, Letter } from '#server/mail-host.ts';

const asMailbox = ({ name, email }: Address) => ({ name, addr: email });
const pieceBytes = 0x8000;

/** Composes a mail per RFC 5322, with a plain-text alternative beside the HTML. */
export async function composeLetter(letter: Letter): Promise<Uint8Array> {
  const mail = createMimeMessage();
  mail.setSender(asMailbox(letter.from));
  if (letter.to.length > 0) mail.setTo(letter.to.map(asMailbox));
  if (letter.cc.length > 0) mail.setCc(letter.cc.map(asMailbox));
  if (letter.bcc.length > 0) mail.setBcc(letter.bcc.map(asMailbox));
  mail.setSubject(letter.subject);
  const subject = mail.headers.fields.find(({ name }) => name === 'Subject');
  // Skips the encoding of plain subjects, so that the source of a mail looks the same as one sent by a server.
  if (subject && isPlain(letter.subject)) subject.dump = () => letter.subject;
  mail.setHeader('Message-ID', letter.messageId);
  mail.setHeader('Date', letter.date.toUTCString().replace('GMT', '+0000'));
  if (letter.inReplyTo) mail.setHeader('In-Reply-To', letter.inReplyTo);
  if (letter.references.length > 0) mail.setHeader('References', letter.references.join(' '));
  if (letter.replyTo) mail.setHeader('Reply-To', new Mailbox(asMailbox(letter.replyTo)));
  mail.addMessage({ contentType: 'text/plain', data: base64(new TextEncoder().encode(letter.text)), encoding: 'base64' });
  mail.addMessage({ contentType: 'text/html', data: base64(new TextEncoder().encode(letter.html)), encoding: 'base64' });
  for (const { fileName, mediaType, bytes, contentId } of letter.attachments) {
    mail.addAttachment({
      filename: fileName,
      contentType: mediaType.split(';')[0] ?? mediaType,
      data: base64(bytes),
      inline: contentId !== undefined,
      ...(contentId !== undefined && { headers: { 'Content-ID': contentId } }),
    });
  }
  return new TextEncoder().encode(mail.asRaw());
}

/** Checks whether a header can contain the text unencoded: one line of ASCII that can't be mistaken for an encoded word. */
function isPlain(text: string): boolean {
  return /^[ -~]{1,900}$/.test(text) && !text.includes('=?');
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) text += String.fromCharCode(...bytes.subarray(at, at + pieceBytes));
  return btoa(text);
}
