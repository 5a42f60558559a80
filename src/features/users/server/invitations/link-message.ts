import { escapeHtml } from '#contract/escape-html.ts';
import type { Language } from '#contract/languages.ts';
import { inLanguageOf, wordsIn } from '#server/words.ts';
import { texts } from '../../locales/server/texts.ts';
import type { LinkKind } from './invitation-links.ts';

interface Told {
  fullName: string;
  company: string;
  /** Who invites, or sends the link. */
  sender: string;
  address: string;
  /** What the recipient reads; null where nobody knows. */
  language: Language | null;
}

interface LinkMessage {
  subject: string;
  message: string;
  /** The same without the link, for the sender. */
  copy: string;
}

/** The mail that carries a one-time link, in the language of its recipient, or in every one. */
export function linkMessage(kind: LinkKind | 'forgotten', { fullName, company, sender, address, language }: Told): LinkMessage {
  const values = { name: escapeHtml(fullName), company: escapeHtml(company), sender: escapeHtml(sender) };
  const lines = (labelOf: (label: string) => string) =>
    inLanguageOf(language, texts, (words) => [
      words('userMail.hello', values),
      words(`userMail.${kind}.what`, values),
      labelOf(words(`userMail.${kind}.link`)),
      words(`userMail.${kind}.validity`),
    ]);
  return {
    subject: wordsIn(texts, language ?? 'en')(`userMail.${kind}.subject`, { company, sender }),
    message: lines((label) => `<a href="${escapeHtml(address)}">${label}</a>`),
    copy: lines((label) => `[${label}]`),
  };
}
