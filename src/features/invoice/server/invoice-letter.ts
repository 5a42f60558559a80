import { escapeHtml } from '#contract/escape-html.ts';
import type { InvoiceRecord } from '../contract.ts';
import { dayText } from '../day-text.ts';
import { moneyText } from '../money-text.ts';

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
  /** Who signs it. */
  sender: string;
  /** Of the PDF; null where nobody knows under which address the world reaches this installation. */
  link: string | null;
}

/** The mail that brings an invoice. What its sender wrote stands in it as text. */
export function invoiceLetter(record: InvoiceRecord, { subject, message, isReminder, sender, link }: Wording): Letter {
  const proposed = isReminder ? reminderOf(record) : coverOf(record);
  const text = message?.trim() || [...proposed.paragraphs, closingOf(record, sender)].join('\n\n');
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br />')}</p>`);
  const named = `${nameOf(record)} ${record.number}`;
  const linked = link === null ? [] : [`<p><a href="${escapeHtml(link)}">Open ${escapeHtml(named)} as PDF</a></p>`];
  return { subject: oneLine(subject?.trim() || proposed.subject), message: [...paragraphs, ...linked].join('\n') };
}

function coverOf(record: InvoiceRecord): { subject: string; paragraphs: string[] } {
  const { number, kind, seller, totalCents, balanceCents, currency, dueOn, client } = record;
  const subject = `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}${seller.name && ` from ${seller.name}`}`;
  const hello = `Hello${client.name && ` ${client.name}`},`;
  if (kind === 'credit-note') {
    const credit = moneyText(-totalCents, currency);
    return { subject, paragraphs: [hello, `attached is credit note ${number} for ${credit}. You need not do anything.`] };
  }
  const asked =
    balanceCents > 0
      ? `attached is invoice ${number}. Please pay ${moneyText(balanceCents, currency)} by ${dayText(dueOn)}.`
      : `attached is invoice ${number}. Nothing is left to pay.`;
  return { subject, paragraphs: [hello, asked] };
}

function reminderOf({ number, balanceCents, currency, dueOn, client }: InvoiceRecord): { subject: string; paragraphs: string[] } {
  return {
    subject: `Reminder: invoice ${number} was due on ${dayText(dueOn)}`,
    paragraphs: [
      `Hello${client.name && ` ${client.name}`},`,
      `invoice ${number} was due on ${dayText(dueOn)}, and ${moneyText(balanceCents, currency)} of it has not reached us yet. It is attached again.`,
      'If you have paid it meanwhile, please take this as read.',
    ],
  };
}

function closingOf({ seller }: InvoiceRecord, sender: string): string {
  return ['Kind regards', sender, seller.name].filter(Boolean).join('\n');
}

function nameOf({ kind }: InvoiceRecord): string {
  return kind === 'invoice' ? 'invoice' : 'credit note';
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 300).toWellFormed();
}
