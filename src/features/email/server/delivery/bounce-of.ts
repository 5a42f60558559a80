import { domainOf } from '#contract/domain-of.ts';
import type { Language } from '#contract/languages.ts';
import { directed, formatLocale, type Words } from '#server/words.ts';
import type { mailDeliveries } from '../../tables.ts';
import { htmlOfText } from '../compose/html-of-text.ts';
import type { MailRecord } from '../compose/lock-draft.ts';
import { textOfMessage } from '../compose/sanitize-message.ts';
import { mailWords } from '../mail-words.ts';
import type { Arrival } from '../receiving/file-arrivals.ts';
import { referencesTo } from './message-ids.ts';
import { codeOfAnswer } from './own-answers.ts';
import { plainReason } from './plain-reason.ts';

/** An address that a mail did not reach, or may not have reached. */
export type Undelivered = Pick<typeof mailDeliveries.$inferSelect, 'email' | 'state' | 'attempts' | 'answer' | 'updatedAt'>;

const quotedLength = 600;

/** The mail that tells a sender whom their mail did not reach, and why, in their language. It goes on with the mail's thread. */
export function bounceOf(mail: MailRecord, undelivered: Undelivered[], now: Date, language: Language): Arrival {
  const look = { words: mailWords(language), timeText: timeFormat(language) };
  const { words } = look;
  const failed = undelivered.filter(({ state }) => state === 'failed');
  const unsure = undelivered.filter(({ state }) => state !== 'failed');
  const parts = [
    listed(words('mailBounce.failed'), failed, look),
    listed(words('mailBounce.unsure'), unsure, look),
    unsure.length > 0 ? htmlOfText(words('mailBounce.notAgain')) : '',
    htmlOfText(words('mailBounce.yourMail', { time: look.timeText(mail.time), subject: mail.subject })),
    `<blockquote>${htmlOfText(excerptOf(mail.messageText))}</blockquote>`,
  ];
  const message = directed(language, parts.join(''));
  return {
    ownerId: mail.ownerId,
    fromName: words('mailBounce.from'),
    fromEmail: `mailer-daemon@${domainOf(mail.fromEmail) || 'atrium.invalid'}`,
    fromPersonId: null,
    to: [{ name: mail.fromName, email: mail.fromEmail }],
    cc: [],
    bcc: [],
    subject: words(`mailBounce.subject.${failed.length > 0 ? 'failed' : 'unsure'}`, { subject: mail.subject }),
    message,
    messageText: textOfMessage(message),
    attachments: [],
    time: now,
    messageId: `<${crypto.randomUUID()}@atrium.invalid>`,
    referenceIds: referencesTo(mail),
  };
}

interface Look {
  words: Words;
  timeText: (time: Date) => string;
}

/** Times of mails are told in UTC: where their sender is, the server does not know. */
function timeFormat(language: Language): (time: Date) => string {
  if (language === 'en') return (time) => time.toUTCString();
  const format = new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' });
  return (time) => format.format(time);
}

function listed(title: string, undelivered: Undelivered[], look: Look): string {
  if (undelivered.length === 0) return '';
  return `${htmlOfText(title)}<ul>${undelivered.map((one) => `<li>${described(one, look)}</li>`).join('')}</ul>`;
}

function described({ email, state, attempts, answer, updatedAt }: Undelivered, { words, timeText }: Look): string {
  const tries = attempts === 0 ? '' : words('mailBounce.tried', { count: attempts, time: timeText(updatedAt) });
  // What this server itself said is the reason already.
  const said = answer && codeOfAnswer(answer) === null ? words('mailBounce.answer', { answer }) : '';
  const why = words(`mailBounce.why.${plainReason(state, answer)}`);
  return htmlOfText([email, `${why} ${tries}`.trim(), said].filter(Boolean).join('\n'));
}

function excerptOf(text: string): string {
  return text.length > quotedLength ? `${text.slice(0, quotedLength).toWellFormed()} …` : text;
}
