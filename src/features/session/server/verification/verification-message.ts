import { escapeHtml } from '#contract/escape-html.ts';
import { inLanguageOf, wordsIn } from '#server/words.ts';
import { texts } from '../../locales/server/texts.ts';

interface VerificationMessage {
  subject: string;
  message: string;
  /** The same without the link, for what is kept. */
  copy: string;
}

/** The mail that proves an address, in every language. Nothing of it is chosen by whoever registered: it goes to anybody's address. */
export function verificationMessage(address: string, isChange: boolean): VerificationMessage {
  const lines = (labelOf: (label: string) => string) =>
    inLanguageOf(null, texts, (words) => [
      words(isChange ? 'sessionMail.change' : 'sessionMail.somebody'),
      labelOf(words('sessionMail.confirm')),
      words(isChange ? 'sessionMail.changeValidity' : 'sessionMail.validity'),
    ]);
  return {
    subject: wordsIn(texts, 'en')('sessionMail.subject'),
    message: lines((label) => `<a href="${escapeHtml(address)}">${label}</a>`),
    copy: lines((label) => `[${label}]`),
  };
}
