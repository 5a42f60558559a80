import { escapeHtml } from '#contract/escape-html.ts';
import { inlineSheet } from './inline-sheet.ts';
import type { AnsweredMail } from './windows/compose-store.ts';

// The one margin that tells the quoted original from a quotation somebody wrote: nothing else outlives the cleaning of a message.
const margin = '0 0 0 1px';
const opening = `<blockquote style="margin:${margin}">`;

/** What stands before the original, in the language of who answers. */
export interface QuoteTexts {
  /** `On …, … wrote:` */
  wrote: (date: string, name: string) => string;
  forwarded: string;
  labels: { from: string; date: string; subject: string; to: string; cc: string };
  date: (iso: string) => string;
}

/** The original below an answer, as HTML. */
export function quoteOf(mail: AnsweredMail, texts: QuoteTexts): string {
  const line = texts.wrote(texts.date(mail.time), mail.from.name || mail.from.email);
  return `${opening}<p dir="auto">${escapeHtml(line)}</p><blockquote>${inlineSheet(mail.message)}</blockquote></blockquote>`;
}

/** The original in a mail that hands it on, with its head. */
export function forwardedOf(mail: AnsweredMail, texts: QuoteTexts): string {
  const people = (list: AnsweredMail['to']) => list.map(named).join(', ');
  const head = [
    [texts.labels.from, named(mail.from)],
    [texts.labels.date, texts.date(mail.time)],
    [texts.labels.subject, mail.subject],
    [texts.labels.to, people(mail.to)],
    ...(mail.cc.length > 0 ? [[texts.labels.cc, people(mail.cc)]] : []),
  ].map(([label = '', value = '']) => `<b>${escapeHtml(label)}</b> ${escapeHtml(value)}`);
  return `${opening}<p dir="auto">${escapeHtml(texts.forwarded)}<br>${head.join('<br>')}</p><div>${inlineSheet(mail.message)}</div></blockquote>`;
}

/** A kept message, taken apart into what was written and the original below it. */
export function splitQuote(html: string): { message: string; quote: string } {
  const start = html.search(/<blockquote style="margin:\s*0 0 0 1px;?">/);
  return start < 0 ? { message: html, quote: '' } : { message: html.slice(0, start), quote: html.slice(start) };
}

const named = ({ name, email }: { name: string; email: string }) => (name ? `${name} <${email}>` : email);
