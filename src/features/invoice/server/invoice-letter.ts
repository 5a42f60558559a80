import { escapeHtml } from '#contract/escape-html.ts';
import type { Language } from '#contract/languages.ts';
import { directed } from '#server/words.ts';
import type { InvoiceRecord } from '../contract.ts';
import { moneyText } from '../money-text.ts';
import { numberToken } from '../number-token.ts';
import { type InvoiceWords, invoiceWords } from './invoice-words.ts';

interface Letter {
  subject: string;
  /** HTML. */
  message: string;
}

interface Wording {
  subject?: string | undefined;
  /** Plain text. */
  message?: string | undefined;
  isReminder: boolean;
  /** Amount requested by a reminder, in minor units: less than the balance if the client has credit. */
  remindedCents: number;
  /** Name for the signature. */
  sender: string;
  /** Link to the invoice; null if the server's public address is unknown. */
  link: string | null;
  /** The sender's language, since the client's is not known. */
  language: Language;
}

/** An issued invoice; every mailed one is. */
type Issued = InvoiceRecord & { number: string };

/** Builds the mail for an invoice. The sender's own words are escaped, and their placeholder is replaced by the number. */
export function invoiceLetter(
  given: InvoiceRecord,
  { subject, message, isReminder, remindedCents, sender, link, language }: Wording,
): Letter {
  const words = invoiceWords(language);
  const record: Issued = { ...given, number: given.number ?? '' };
  const numbered = (typed = '') => typed.trim().replaceAll(numberToken, record.number);
  const proposed = isReminder ? reminderOf(record, remindedCents, words) : coverOf(record, words);
  const text = numbered(message) || [...proposed.paragraphs, closingOf(record, sender, words)].join('\n\n');
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br />')}</p>`);
  const named = words.mail(`${kindOf(record)}.open`, { number: record.number });
  const linked = link === null ? [] : [`<p><a href="${escapeHtml(link)}">${escapeHtml(named)}</a></p>`];
  return {
    subject: oneLine(numbered(subject) || proposed.subject),
    message: directed(language, [...paragraphs, ...linked].join('\n')),
  };
}

function coverOf(record: Issued, words: InvoiceWords): { subject: string; paragraphs: string[] } {
  const { number, kind, seller, totalCents, balanceCents, currency, dueOn } = record;
  const subject = words.mail(`${kindOf(record)}.${seller.name ? 'subjectFrom' : 'subject'}`, { number, seller: seller.name });
  const money = (cents: number) => moneyText(cents, currency, words.locale);
  const hello = helloTo(record, words);
  if (kind === 'credit-note')
    return { subject, paragraphs: [hello, words.mail('creditNote.attached', { number, amount: money(-totalCents) })] };
  const asked =
    balanceCents > 0
      ? words.mail('invoice.asked', { number, amount: money(balanceCents), day: words.day(dueOn) })
      : words.mail('invoice.settled', { number });
  return { subject, paragraphs: [hello, asked] };
}

function reminderOf(record: Issued, remindedCents: number, words: InvoiceWords): { subject: string; paragraphs: string[] } {
  const { number, balanceCents, currency, dueOn } = record;
  const day = words.day(dueOn);
  const money = (cents: number) => moneyText(cents, currency, words.locale);
  const amount = money(remindedCents);
  const credit = remindedCents < balanceCents ? [words.mail('reminder.credit', { amount: money(balanceCents - remindedCents) })] : [];
  return {
    subject: words.mail('reminder.subject', { number, day }),
    paragraphs: [helloTo(record, words), words.mail('reminder.overdue', { number, day, amount }), ...credit, words.mail('reminder.ifPaid')],
  };
}

function helloTo({ client }: InvoiceRecord, words: InvoiceWords): string {
  return client.name ? words.mail('helloTo', { name: client.name }) : words.mail('hello');
}

function closingOf({ seller }: InvoiceRecord, sender: string, words: InvoiceWords): string {
  return [words.mail('regards'), sender, seller.name].filter(Boolean).join('\n');
}

function kindOf({ kind }: InvoiceRecord): 'invoice' | 'creditNote' {
  return kind === 'invoice' ? 'invoice' : 'creditNote';
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 300).toWellFormed();
}
