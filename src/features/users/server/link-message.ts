import { escapeHtml } from '#contract/escape-html.ts';
import type { LinkKind } from './invitation-links.ts';

interface Told {
  fullName: string;
  company: string;
  /** Who invites, or sends the link. */
  sender: string;
  address: string;
}

interface LinkMessage {
  subject: string;
  message: string;
  /** The same without the link, for the sender. */
  copy: string;
}

/** The mail that carries a one-time link, in English and Arabic. */
export function linkMessage(kind: LinkKind, { fullName, company, sender, address }: Told): LinkMessage {
  const [name, of, by] = [fullName, company, sender].map(escapeHtml);
  const link = (label: string) => `<a href="${escapeHtml(address)}">${label}</a>`;
  const withoutLink = (text: string) => text.replaceAll(/<a href="[^"]*">(.*?)<\/a>/g, '[$1]');
  const texts = {
    invitation: {
      subject: `${sender} invites you to ${company}`,
      english: [
        `Hello ${name},`,
        `${by} invites you to work with ${of} in Atrium.`,
        link('Set a password and join'),
        'The link is good once, for seven days.',
      ],
      arabic: [
        `مرحبًا ${name}،`,
        `يدعوك ${by} للعمل مع ${of} في Atrium.`,
        link('عيّن كلمة مرور وانضمّ'),
        'الرابط صالح لمرة واحدة ولمدة سبعة أيام.',
      ],
    },
    reset: {
      subject: `Your password at ${company}`,
      english: [
        `Hello ${name},`,
        `${by} has sent you a link with which you set a new password.`,
        link('Set a new password'),
        'The link is good once, for an hour. Your sessions end when you use it.',
      ],
      arabic: [
        `مرحبًا ${name}،`,
        `أرسل إليك ${by} رابطًا لتعيين كلمة مرور جديدة.`,
        link('عيّن كلمة مرور جديدة'),
        'الرابط صالح لمرة واحدة ولمدة ساعة. تنتهي جلساتك عند استخدامه.',
      ],
    },
  }[kind];
  const paragraphs = (lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('\n');
  const message = `${paragraphs(texts.english)}\n<hr>\n<div dir="rtl">${paragraphs(texts.arabic)}</div>`;
  return { subject: texts.subject, message, copy: withoutLink(message) };
}
