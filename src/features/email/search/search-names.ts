import { foldText } from '#contract/text/fold-text.ts';
import type { SearchCondition, SearchOperator, SearchPlace } from './search-terms.ts';

/** What operators are called: whichever language the reader's page has, both are understood. */
export const operatorNames: Readonly<Record<SearchOperator, readonly string[]>> = {
  from: ['from', 'من'],
  to: ['to', 'إلى'],
  cc: ['cc', 'نسخة'],
  bcc: ['bcc', 'مخفية'],
  subject: ['subject', 'الموضوع', 'موضوع'],
  filename: ['filename', 'file', 'ملف'],
  has: ['has', 'فيه', 'يحتوي'],
  is: ['is', 'حالة'],
  before: ['before', 'قبل'],
  after: ['after', 'بعد'],
  in: ['in', 'في'],
  label: ['label', 'تصنيف'],
};

const stateNames = {
  unread: ['unread', 'غير-مقروءة', 'غير-مقروء', 'جديدة'],
  read: ['read', 'مقروءة', 'مقروء'],
  starred: ['starred', 'star', 'مميزة', 'نجمة'],
  unanswered: ['unanswered', 'بلا-رد'],
} as const;

const placeNames: Readonly<Record<SearchPlace, readonly string[]>> = {
  anywhere: ['anywhere', 'all', 'everywhere', 'الكل', 'كل-مكان'],
  inbox: ['inbox', 'الوارد'],
  sent: ['sent', 'المرسلة'],
  draft: ['draft', 'drafts', 'المسودات'],
  archive: ['archive', 'الأرشيف'],
  spam: ['spam', 'غير-المرغوب-فيها'],
  trash: ['trash', 'المهملات'],
  starred: ['starred', 'المميزة', 'المميزة-بنجمة'],
  snoozed: ['snoozed', 'المؤجلة'],
  scheduled: ['scheduled', 'المجدولة'],
};

const labelNames = {
  personal: ['personal', 'شخصي'],
  company: ['company', 'الشركة'],
  important: ['important', 'مهم'],
  private: ['private', 'خاص'],
} as const;

const attachmentNames = { attachment: ['attachment', 'attachments', 'file', 'مرفق', 'مرفقات'] } as const;

/** A name as it is compared, whatever its case or accents; blanks, commas and dashes are one. */
const plain = (text: string) => foldText(text.trim()).replaceAll(/[\s_,-]+/gu, '-');

/** Whether a search could not tell two names apart. */
export const sameName = (one: string, other: string) => plain(one) === plain(other);

function finder<K extends string>(names: Readonly<Record<K, readonly string[]>>): (text: string) => K | undefined {
  const found = new Map<string, K>();
  for (const [key, all] of Object.entries(names) as [K, readonly string[]][]) for (const name of all) found.set(plain(name), key);
  return (text) => found.get(plain(text));
}

export const operatorNamed = finder(operatorNames);
const stateNamed = finder(stateNames);
const placeNamed = finder(placeNames);
/** The label that everybody has under a name, in any language. */
export const labelNameOf = finder(labelNames);
const attachmentNamed = finder(attachmentNames);

const choices = { has: attachmentNames, is: stateNames, in: placeNames, label: labelNames } as const;
export type ChoosingOperator = keyof typeof choices;

/** In English the first name, in Arabic the first that is Arabic. */
const nameIn = (names: readonly string[], language: string) =>
  (language.startsWith('ar') && names.find((name) => /[\u0600-\u06ff]/u.test(name))) || (names[0] ?? '');

/** An operator as readers of a language write it. */
export const operatorIn = (operator: SearchOperator, language: string) => nameIn(operatorNames[operator], language);

/** What can stand after an operator, in the reader's language; nothing where it is text or a day. */
export function choicesIn(operator: SearchOperator, language: string): string[] {
  return operator in choices ? Object.values(choices[operator as ChoosingOperator]).map((names) => nameIn(names, language)) : [];
}

/** One of those, by what it means. */
export function chosenIn(operator: ChoosingOperator, key: string, language: string): string {
  const names: Readonly<Record<string, readonly string[]>> = choices[operator];
  return nameIn(names[key] ?? [key], language);
}

/** What a chosen one of a few names means; null when it is none of them. */
export function chosenCondition(operator: ChoosingOperator, text: string): SearchCondition | null {
  if (operator === 'has') return attachmentNamed(text) ? { kind: 'has' } : null;
  if (operator === 'is') {
    const state = stateNamed(text);
    return state ? { kind: 'is', state } : null;
  }
  if (operator === 'in') {
    const place = placeNamed(text);
    return place ? { kind: 'in', place } : null;
  }
  const label = labelNameOf(text);
  return label ? { kind: 'label', label } : null;
}
