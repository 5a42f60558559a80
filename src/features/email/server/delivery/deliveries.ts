import { and, eq, inArray, isNotNull, notExists } from 'drizzle-orm';
import { domainOf } from '#contract/domain-of.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { readLanguage } from '#platform/people/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { sha256Hex } from '#server/bytes.ts';
import type { Db } from '#server/database.ts';
import type { HandedOver } from '#server/mail-host.ts';
import { Refusal } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { directed, formatLocale, type Words, wordsIn } from '#server/words.ts';
import { type OwnAnswer, ownAnswerCodes } from '../../contract.ts';
import { texts } from '../../locales/server/texts.ts';
import { readOutbox as contract } from '../../outbox-contract.ts';
import { mailDeliveries, mails } from '../../tables.ts';
import { htmlOfText } from '../compose/plain-text.ts';
import { textOfMessage } from '../compose/sanitize-message.ts';
import type { MailRecord } from '../drafts.ts';
import { type Arrival, deliverToMailboxes } from '../receiving/deliver-to-mailboxes.ts';
import { referencesTo } from './message-ids.ts';

/**
 * Lists the emails that would have been sent, newest first. Their links open accounts, so a caller without the token gets the response of
 * an unknown endpoint.
 */
export async function readOutbox({ query }: GivenOf<typeof contract>, { deps }: OpenScope): Promise<AnswerOf<typeof contract>> {
  const { outbox } = deps.mail;
  // Comparing digests keeps timing from revealing the token.
  const isAllowed = outbox !== null && (await sha256Hex(query.token ?? '')) === (await sha256Hex(outbox.token));
  if (!isAllowed) throw new Refusal('not_found', { code: 'unknown_call', call: `${contract.method} ${contract.path}` });
  const messages = outbox.read().map(({ at, to, subject, text }) => ({
    ...{ at: at.toISOString(), to, subject, text },
    links: text.match(/https?:\/\/[^\s<>"()]+/g) ?? [],
  }));
  return { messages };
}

export type DeliveryRecord = typeof mailDeliveries.$inferSelect;
type Columns = Pick<DeliveryRecord, 'state' | 'dueAt'>;

/** Returns the state of a delivery after its handover. */
export function stateAfter(delivery: DeliveryRecord, outcome: HandedOver['outcome'], now: Date): Columns {
  if (outcome === 'taken') return { state: 'sent', dueAt: null };
  if (outcome === 'unsure') return { state: 'unsure', dueAt: null };
  const dueAt = outcome === 'delayed' ? nextTry(delivery, now) : null;
  return dueAt ? { state: 'waiting', dueAt } : { state: 'failed', dueAt: null };
}

/**
 * Saves the outcomes of an email's deliveries in the caller's transaction, notifies the sender's open clients, and files one bounce in the
 * sender's inbox for all failed addresses.
 */
export async function recordDeliveries(db: Db, entity: string, changed: DeliveryRecord[], now: Date): Promise<void> {
  const [first] = changed;
  if (!first) return;
  for (const { id, state, dueAt, answer, attempts } of changed)
    await db
      .update(mailDeliveries)
      .set({ state, dueAt, answer, attempts, updatedAt: now })
      .where(and(eq(mailDeliveries.entity, entity), eq(mailDeliveries.id, id)));
  await forgetOutsideMessage(db, first);
  await announce(db, entity, { kind: 'email', ids: [first.mailId], person: first.ownerId });
  const undelivered = changed.filter(({ state }) => state === 'failed' || state === 'unsure');
  if (undelivered.length === 0) return;
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.entity, entity), eq(mails.id, first.mailId)));
  if (!mail) return;
  const language = (await readLanguage(db, entity, mail.ownerId)) ?? 'en';
  // Skips the sender's rules, which must not hide it.
  await deliverToMailboxes(db, entity, [bounceOf(mail, undelivered, now, language)], { now, tryRules: false, tellOwners: true });
}

/** Deletes the outside version of the message once nothing more of the email is to be sent. */
async function forgetOutsideMessage(db: Db, { entity, mailId }: DeliveryRecord): Promise<void> {
  const open = db
    .select({ id: mailDeliveries.id })
    .from(mailDeliveries)
    .where(and(eq(mailDeliveries.entity, entity), eq(mailDeliveries.mailId, mailId), isNotNull(mailDeliveries.dueAt)));
  await db
    .update(mails)
    .set({ outsideMessage: null })
    .where(and(eq(mails.entity, entity), eq(mails.id, mailId), isNotNull(mails.outsideMessage), notExists(open)));
}

/** Returns the current deliveries, locked, unless another outcome has been recorded meanwhile. */
export async function stillSending(db: Db, entity: string, claimed: DeliveryRecord[]): Promise<DeliveryRecord[]> {
  const ids = claimed.map(({ id }) => id);
  return db
    .select()
    .from(mailDeliveries)
    .where(and(eq(mailDeliveries.entity, entity), inArray(mailDeliveries.id, ids), eq(mailDeliveries.state, 'sending')))
    .orderBy(mailDeliveries.id)
    .for('update');
}

/** An address that an email did not reach, or may not have reached. */
type Undelivered = Pick<typeof mailDeliveries.$inferSelect, 'email' | 'state' | 'attempts' | 'answer' | 'updatedAt'>;

const quotedLength = 600;

/**
 * Builds the bounce that tells a sender, in their language, which addresses their email did not reach and why. It joins the email's thread.
 */
function bounceOf(mail: MailRecord, undelivered: Undelivered[], now: Date, language: Language): Arrival {
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

/** Formats times in UTC, because the server does not know the sender's time zone. */
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
  // The server's own answers are already the reason.
  const said = answer && codeOfAnswer(answer) === null ? words('mailBounce.answer', { answer }) : '';
  const why = words(`mailBounce.why.${plainReason(state, answer)}`);
  return htmlOfText([email, `${why} ${tries}`.trim(), said].filter(Boolean).join('\n'));
}

function excerptOf(text: string): string {
  return text.length > quotedLength ? `${text.slice(0, quotedLength).toWellFormed()} …` : text;
}

const reasons: [RegExp, string][] = [
  [/\b[45]\.1\.[1-36]\b|no such (user|mailbox|recipient)|user unknown|unknown user|does not exist/i, 'noAddress'],
  [/\b[45]\.1\.2\b|\b[45]\.4\.4\b|host (not found|unknown)|domain not found/i, 'nowhere'],
  [/\b[45]\.2\.2\b|mailbox (is )?full|over ?quota/i, 'full'],
  [/\b[45]\.2\.3\b|\b[45]\.3\.4\b|^552|too (large|big)|size (limit|exceed)|larger than/i, 'tooLarge'],
  [/\b[45]\.7\.\d+\b|spam|blocked|blacklist|policy/i, 'notFromHere'],
  [/^550/, 'noAddressOrNotFromHere'],
];

/**
 * Returns why an email did not arrive, as a key of `mailBounce.why`. @param answer the last response of the other server, or of this one
 */
export function plainReason(state: string, answer: string): string {
  if (state !== 'failed') return 'brokeOff';
  return codeOfAnswer(answer) ?? reasons.find(([pattern]) => pattern.test(answer))?.[1] ?? (/^5/.test(answer) ? 'refused' : 'inVain');
}

/** Why an email has not left this server; stored in place of the other server's response. */
export const localFailures: Record<OwnAnswer, string> = {
  noWayOut: 'This installation sends no mail outside',
  brokeOff: 'The server ended while the mail was handed over',
  unwritable: 'The mail could not be written',
  noMailbox: 'No such mailbox here',
};

/** Returns the code of a stored answer; null if another server gave it. */
export function codeOfAnswer(answer: string): OwnAnswer | null {
  return ownAnswerCodes.find((code) => localFailures[code] === answer) ?? null;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const waitsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs];
const laterWaitMs = 12 * hourMs;
/** How long delivery to an outside address is retried. */
const triedForMs = 72 * hourMs;

/** Returns when a postponed delivery is retried; null when the retry period is over. @param attempts so far, including the last one */
export function nextTry({ createdAt, attempts }: { createdAt: Date; attempts: number }, now: Date): Date | null {
  const end = createdAt.getTime() + triedForMs;
  if (now.getTime() >= end) return null;
  return new Date(Math.min(now.getTime() + (waitsMs[attempts - 1] ?? laterWaitMs), end));
}

/** Texts of the emails that the server writes about delivery. */
export function mailWords(language: Language): Words {
  return wordsIn(texts, language);
}
