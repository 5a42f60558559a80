import { escapeHtml } from '#contract/escape-html.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import type { TFunction } from '#web/i18n.ts';
import { pageNonce } from '#web/nonce.ts';
import { transport } from '#web/transport.ts';
import type { OpenEmail, Recipient } from '../../contract.ts';
import { cleanMail } from '../message/clean-mail.ts';
import { frameColors, frameDocument, frameFonts } from '../message/frame-document.ts';
import { plainSheet } from '../message/plain-sheet.ts';
import { conversationOf } from './conversation-of.ts';

/** How long a printed email is kept for the browser's preview if that does not report its end, in milliseconds. */
const keptMs = 600_000;

/** Prints an email with its replies, without the page around it, from a separate frame without scripts. */
export function printMail(mail: OpenEmail, t: TFunction): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.title = mail.subject || t('email.noSubject');
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  // Off screen but rendered: some browsers do not print unrendered content.
  Object.assign(frame.style, { position: 'fixed', insetBlockEnd: '0', inlineSize: '0', blockSize: '0', border: '0', visibility: 'hidden' });
  frame.dataset.print = '';
  frame.srcdoc = printedDocument(mail, t);
  frame.onload = async () => {
    const inside = frame.contentWindow;
    const files = frame.contentDocument ? transport().files?.showIn(frame.contentDocument) : undefined;
    await files?.shown;
    const remove = () => {
      files?.release();
      frame.remove();
    };
    inside?.addEventListener('afterprint', remove);
    setTimeout(remove, keptMs);
    inside?.focus();
    inside?.print();
    resolve();
  };
  // Removes a frame left from an earlier print.
  document.querySelector('iframe[data-print]')?.remove();
  document.body.append(frame);
  return promise;
}

function printedDocument(mail: OpenEmail, t: TFunction): string {
  const mails = [mail, ...conversationOf(mail.replies)].map((one) => ({
    head: headOf(one, t),
    ...cleanMail(one.message, undefined, plainSheet),
  }));
  // Scopes each sheet to its email, because several share one page.
  const html = mails.map((one, index) => `${one.head}<div id="printed-mail-${index}">${one.html}</div>`).join('<hr>');
  const css = mails.map((one, index) => one.css && `@scope (#printed-mail-${index}){${one.css}}`).join('');
  const subject = `<h1 dir="auto">${escapeHtml(mail.subject || t('email.noSubject'))}</h1>`;
  // Treated like an email with its own backgrounds, because paper is white.
  return frameDocument(
    { html: transport().files?.withoutAddresses(subject + html) ?? subject + html, css, knowsDark: false, colours: 'grounds' },
    { ...frameColors(), dark: false },
    frameFonts(),
    pageNonce(),
  );
}

type Head = Pick<OpenEmail, 'from' | 'to' | 'cc' | 'time' | 'attachments'>;

function headOf({ from, to, cc, time, attachments }: Head, t: TFunction): string {
  const line = (word: string, text: string) => (text ? `<tr><td>${escapeHtml(word)}</td><td dir="auto">${escapeHtml(text)}</td></tr>` : '');
  const names = (people: readonly Recipient[]) => people.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ');
  return `<table>${[
    line(t('email.from'), names([from])),
    line(t('email.to'), names(to)),
    line(t('email.cc'), names(cc)),
    line(t('email.date'), formatMoment(new Date(time), document.documentElement.lang)),
    line(t('email.files'), attachments.map(({ fileName }) => fileName).join(', ')),
  ].join('')}</table><br>`;
}
