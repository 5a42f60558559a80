import { directionOf, type Language, languageOf } from '#contract/languages.ts';
import { wordsIn } from '#server/words.ts';
import { dayText } from '../day-text.ts';
import ar from '../locales/server/ar.json' with { type: 'json' };
import en from '../locales/server/en.json' with { type: 'json' };

type Name = keyof typeof en.invoicePdf;

/** What a document for a client is written with. */
export interface InvoiceWords {
  direction: 'ltr' | 'rtl';
  /** For amounts and percentages: with figures that every bank reads. */
  locale: string;
  text: (name: Name, values?: Readonly<Record<string, string>>) => string;
  /** For how many days a client may wait with paying. */
  days: (count: number) => string;
  /** A day of the calendar; given as `YYYY-MM-DD`. */
  day: (day: string) => string;
}

const texts = { en, ar };

/** The words of documents in a language. */
export function invoiceWords(language: Language): InvoiceWords {
  const words = wordsIn(texts, language);
  const locale = language === 'en' ? 'en' : `${language}-u-nu-latn`;
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  const plural = new Intl.PluralRules(language);
  return {
    direction: directionOf(language),
    locale,
    text: (name, values) => words(`invoicePdf.${name}`, values),
    days: (count) =>
      count === 0 ? words('invoicePdf.atOnce') : words(`invoicePdf.days_${plural.select(count)}`, { count: String(count) }),
    day: (date) => (language === 'en' ? dayText(date) : day.format(new Date(`${date}T00:00:00Z`))),
  };
}

/** The language that a page asks for: it sends its own first. */
export function askedLanguage(request: Request): Language {
  const [first = ''] = /^\s*[a-z]+/i.exec(request.headers.get('Accept-Language') ?? '') ?? [];
  return languageOf(first.trim().toLowerCase()) ?? 'en';
}
