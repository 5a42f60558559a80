import { Readable } from 'node:stream';
import type { NodemailerError } from 'nodemailer/lib/errors';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import type { SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Address, HandedOver, OutgoingMail } from '#server/mail-host.ts';

interface Options {
  /** `SMTP_URL`. */
  url: string;
  /** `MAIL_FROM`. */
  from: Address;
  /** When a transaction counts as failed, whatever its state; well under the lease of a delivery. */
  timeoutMs?: number;
}

const chunkBytes = 65_536;

/** Hands mail to the operator's SMTP server for delivery. */
export function smtpOut({ url, from, timeoutMs = 5 * 60_000 }: Options): OutgoingMail {
  const host = URL.parse(url)?.hostname;
  return {
    from,
    ...(host && { host }),
    async handOver(source, recipients) {
      const body = Readable.from(chunksOf(source), { objectMode: false });
      let isAllRead = false;
      // The body is read once the server requests it; after its end, the server may have all of it.
      body.once('end', () => {
        isAllRead = true;
      });
      try {
        const { rejectedErrors = [], response } = await transact(url, { from: from.email, to: [...recipients] }, body, timeoutMs);
        return recipients.map((email) => outcomeOf(email, rejectedErrors, { email, outcome: 'taken', answer: oneLine(response) }));
      } catch (error) {
        const failure = error as NodemailerError;
        const outcome = isAllRead && !failure.responseCode ? 'unsure' : outcomeOfError(failure);
        return recipients.map((email) => outcomeOf(email, failure.rejectedErrors ?? [], { email, outcome, answer: answerOf(failure) }));
      } finally {
        body.destroy();
      }
    },
  };
}

/** Sends one mail over one connection. */
function transact(
  url: string,
  envelope: { from: string; to: string[] },
  body: Readable,
  timeoutMs: number,
): Promise<SMTPConnectionSendInfo> {
  const options = parseConnectionUrl(url);
  const connection = new SMTPConnection({ ...options, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 120_000 });
  return new Promise<SMTPConnectionSendInfo>((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error('It took too long')), timeoutMs);
    const finish = (error: Error | null | undefined, info?: SMTPConnectionSendInfo) => {
      clearTimeout(tooLate);
      if (info) resolve(info);
      else reject(error ?? new Error('The server did not answer'));
    };
    const send = () => connection.send(envelope, body, finish);
    connection.on('error', finish);
    connection.connect((error) => {
      if (error) finish(error);
      else if (options.auth) connection.login(options.auth, (refused) => (refused ? finish(refused) : send()));
      else send();
    });
  }).finally(() => connection.close());
}

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

/** Returns the server's response for one recipient, or else the outcome of the whole mail. */
function outcomeOf(email: string, refused: NodemailerError[], otherwise: HandedOver): HandedOver {
  const own = refused.find(({ recipient }) => recipient === email);
  return own ? { email, outcome: outcomeOfError(own), answer: answerOf(own) } : otherwise;
}

/** Only a response about this mail is final: a rejected login is for the operator to fix. */
function outcomeOfError({ code, command, permanent, responseCode = 0 }: NodemailerError): 'refused' | 'delayed' {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'delayed';
  // Without a response code, nodemailer itself rejected an address or the size.
  return (responseCode >= 500 && permanent !== false) || (responseCode === 0 && command !== 'CONN') ? 'refused' : 'delayed';
}

function answerOf({ response, message, code, originalCode }: NodemailerError): string {
  return oneLine(response || `${message}${originalCode || code ? ` (${originalCode ?? code})` : ''}`);
}

function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 500)
    .toWellFormed();
}

/** Connects to the SMTP server of `SMTP_URL` and signs in, as before sending a mail. @returns what is wrong; undefined if nothing is */
export async function reachSmtp(url: string, timeoutMs = 15_000): Promise<string | undefined> {
  const options = parseConnectionUrl(url);
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const connection = new SMTPConnection({ ...options, ...timeouts });
  const failure = await new Promise<NodemailerError | null | undefined>((resolve) => {
    connection.on('error', resolve);
    connection.connect((error) => {
      if (error || !options.auth) resolve(error);
      else connection.login(options.auth, resolve);
    });
  });
  connection.close();
  return failure ? (failure.response ?? failure.message).replaceAll(/\s+/g, ' ').trim() : undefined;
}
