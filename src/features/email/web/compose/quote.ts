import { escapeHtml } from '#contract/escape-html.ts';
import { splitSheet } from '../../mail-markup.ts';
import type { AnsweredMail } from './windows/compose-store.ts';

// The margin that distinguishes the quoted original from a quotation someone wrote: nothing else survives sanitizing.
const margin = '0 0 0 1px';
const opening = `<blockquote style="margin:${margin}">`;

/** Text before the original, in the writer's language. */
export interface QuoteTexts {
  /** `On …, … wrote:` */
  wrote: (date: string, name: string) => string;
  forwarded: string;
  labels: { from: string; date: string; subject: string; to: string; cc: string };
  date: (iso: string) => string;
}

/** Returns the quoted original for a reply, as HTML. */
export function quoteOf(mail: AnsweredMail, texts: QuoteTexts): string {
  const line = texts.wrote(texts.date(mail.time), mail.from.name || mail.from.email);
  return `${opening}<p dir="auto">${escapeHtml(line)}</p><blockquote>${inlineSheet(mail.message)}</blockquote></blockquote>`;
}

/** Returns the original for a forwarded email, with its headers. */
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

/** Splits a stored message into the written text and the original below it. */
export function splitQuote(html: string): { message: string; quote: string } {
  const start = html.search(/<blockquote style="margin:\s*0 0 0 1px;?">/);
  return start < 0 ? { message: html, quote: '' } : { message: html.slice(0, start), quote: html.slice(start) };
}

const named = ({ name, email }: { name: string; email: string }) => (name ? `${name} <${email}>` : email);

interface Rule {
  selector: string;
  style: CSSStyleDeclaration;
  weight: number;
}

/**
 * Inlines the style sheet of an email for quoting, so no rule affects the text around it. Drops rules that depend on the width or dark
 * mode: the quote looks as on a wide, light page.
 */
function inlineSheet(message: string): string {
  const { css, html } = splitSheet(message);
  if (!css) return message;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const mail = new DOMParser().parseFromString(html, 'text/html').body;
  const said = new Map<HTMLElement, Map<string, { value: string; priority: string }>>();
  for (const { selector, style } of rulesOf(sheet))
    for (const element of mail.querySelectorAll<HTMLElement>(selector)) {
      const before = said.get(element) ?? new Map();
      said.set(element, before);
      for (const name of style) {
        if (name.startsWith('--')) continue;
        const [value, priority] = [style.getPropertyValue(name), style.getPropertyPriority(name)];
        if (priority || !before.get(name)?.priority) before.set(name, { value, priority });
      }
    }
  for (const [element, declarations] of said)
    for (const [name, { value, priority }] of declarations)
      if (!element.style.getPropertyValue(name) || (priority && !element.style.getPropertyPriority(name)))
        element.style.setProperty(name, value);
  for (const element of mail.querySelectorAll('[class],[id]')) {
    element.removeAttribute('class');
    element.removeAttribute('id');
  }
  return mail.innerHTML;
}

/** Returns the unconditional rules, least specific first. */
function rulesOf({ cssRules }: CSSStyleSheet): Rule[] {
  return [...cssRules]
    .flatMap((rule) =>
      rule instanceof CSSStyleRule ? rule.selectorText.split(',').map((selector) => ({ selector, style: rule.style })) : [],
    )
    .map((rule) => ({ ...rule, weight: weightOf(rule.selector) }))
    .sort((one, other) => one.weight - other.weight);
}

/** Returns the specificity of a selector in a stored sheet. */
function weightOf(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  return count(/#[\w-]/g) * 10_000 + count(/\.[a-z_-]|\[|:(?!not)/gi) * 100 + count(/(?:^|[\s>+~(])[a-z]/gi);
}
