import { domainOf } from '#contract/domain-of.ts';
import type { mailDeliveries } from '../tables.ts';
import type { Arrival } from './file-arrivals.ts';
import { htmlOfText } from './html-of-text.ts';
import type { MailRecord } from './lock-draft.ts';
import { referencesTo } from './message-ids.ts';
import { plainReason } from './plain-reason.ts';
import { textOfMessage } from './sanitize-message.ts';

/** An address that a mail did not reach, or may not have reached. */
export type Undelivered = Pick<typeof mailDeliveries.$inferSelect, 'email' | 'state' | 'attempts' | 'answer' | 'updatedAt'>;

const quotedLength = 600;

/** The mail that tells a sender whom their mail did not reach, and why. It goes on with the mail's thread. */
export function bounceOf(mail: MailRecord, undelivered: Undelivered[], now: Date): Arrival {
  const failed = undelivered.filter(({ state }) => state === 'failed');
  const unsure = undelivered.filter(({ state }) => state !== 'failed');
  const message = [
    listed('Your mail could not be delivered to:', failed),
    listed('It is not certain whether your mail reached:', unsure),
    unsure.length > 0 ? htmlOfText('It is not sent to them again by itself, so that nobody gets it twice.') : '',
    htmlOfText(`Your mail of ${mail.time.toUTCString()}, "${mail.subject}":`),
    `<blockquote>${htmlOfText(excerptOf(mail.messageText))}</blockquote>`,
  ].join('');
  return {
    ownerId: mail.ownerId,
    fromName: 'Mail delivery',
    fromEmail: `mailer-daemon@${domainOf(mail.fromEmail) || 'atrium.invalid'}`,
    fromPersonId: null,
    to: [{ name: mail.fromName, email: mail.fromEmail }],
    cc: [],
    bcc: [],
    subject: `${failed.length > 0 ? 'Not delivered' : 'Perhaps not delivered'}: ${mail.subject}`,
    message,
    messageText: textOfMessage(message),
    attachments: [],
    time: now,
    messageId: `<${crypto.randomUUID()}@atrium.invalid>`,
    referenceIds: referencesTo(mail),
  };
}

function listed(title: string, undelivered: Undelivered[]): string {
  if (undelivered.length === 0) return '';
  return `${htmlOfText(title)}<ul>${undelivered.map((one) => `<li>${described(one)}</li>`).join('')}</ul>`;
}

function described({ email, state, attempts, answer, updatedAt }: Undelivered): string {
  const tries =
    attempts === 0
      ? ''
      : attempts === 1
        ? `Tried ${updatedAt.toUTCString()}.`
        : `Tried ${attempts} times, the last time ${updatedAt.toUTCString()}.`;
  const said = answer ? `The answer: ${answer}` : '';
  return htmlOfText([email, `${plainReason(state, answer)} ${tries}`.trim(), said].filter(Boolean).join('\n'));
}

function excerptOf(text: string): string {
  return text.length > quotedLength ? `${text.slice(0, quotedLength).toWellFormed()} …` : text;
}
