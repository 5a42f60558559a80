import { type Language, languageOf } from '#contract/languages.ts';
import { foldText } from '#contract/text/fold-text.ts';
import type { SearchCondition, SearchOperator, SearchPlace, SearchState } from './search-terms.ts';

/** Names in each language: the first is written, all are understood. */
type Names = Readonly<Record<Language, readonly string[]>>;

/** Operator names. All of them are understood regardless of the page's language. */
const operatorNames: Readonly<Record<SearchOperator, Names>> = {
  from: { en: ['from'], ar: ['من'], de: ['von'], fr: ['de'], pt: ['de'] },
  to: { en: ['to'], ar: ['إلى'], de: ['an'], fr: ['à'], pt: ['para'] },
  cc: { en: ['cc'], ar: ['نسخة'], de: ['cc'], fr: ['cc'], pt: ['cc'] },
  bcc: { en: ['bcc'], ar: ['مخفية'], de: ['bcc'], fr: ['cci'], pt: ['bcc', 'cco'] },
  subject: { en: ['subject'], ar: ['الموضوع', 'موضوع'], de: ['betreff'], fr: ['objet'], pt: ['assunto'] },
  filename: { en: ['filename', 'file'], ar: ['ملف'], de: ['datei', 'dateiname'], fr: ['fichier'], pt: ['ficheiro'] },
  has: { en: ['has'], ar: ['فيه', 'يحتوي'], de: ['hat', 'enthält'], fr: ['contient'], pt: ['tem', 'contém'] },
  is: { en: ['is'], ar: ['حالة'], de: ['ist'], fr: ['est'], pt: ['está'] },
  before: { en: ['before'], ar: ['قبل'], de: ['vor'], fr: ['avant'], pt: ['antes'] },
  after: { en: ['after'], ar: ['بعد'], de: ['nach'], fr: ['après'], pt: ['depois'] },
  in: { en: ['in'], ar: ['في'], de: ['in'], fr: ['dans'], pt: ['em'] },
  label: { en: ['label'], ar: ['تصنيف'], de: ['label', 'etikett'], fr: ['étiquette', 'libellé'], pt: ['etiqueta'] },
};

const stateNames: Readonly<Record<SearchState, Names>> = {
  unread: {
    en: ['unread'],
    ar: ['غير-مقروءة', 'غير-مقروء', 'جديدة'],
    de: ['ungelesen'],
    fr: ['non-lu', 'non-lus'],
    pt: ['por-ler', 'não-lida', 'não-lidas'],
  },
  read: { en: ['read'], ar: ['مقروءة', 'مقروء'], de: ['gelesen'], fr: ['lu', 'lus'], pt: ['lida', 'lidas'] },
  starred: {
    en: ['starred', 'star'],
    ar: ['مميزة', 'نجمة'],
    de: ['mit-stern', 'stern', 'markiert'],
    fr: ['suivi', 'étoile', 'favori'],
    pt: ['com-estrela', 'estrela'],
  },
  unanswered: { en: ['unanswered'], ar: ['بلا-رد'], de: ['unbeantwortet'], fr: ['sans-réponse'], pt: ['sem-resposta'] },
};

const placeNames: Readonly<Record<SearchPlace, Names>> = {
  anywhere: {
    en: ['anywhere', 'all', 'everywhere'],
    ar: ['الكل', 'كل-مكان'],
    de: ['überall', 'alle'],
    fr: ['partout', 'tout'],
    pt: ['todo-o-lado', 'tudo'],
  },
  inbox: {
    en: ['inbox'],
    ar: ['الوارد'],
    de: ['posteingang'],
    fr: ['réception', 'boîte-de-réception'],
    pt: ['caixa-de-entrada', 'entrada'],
  },
  sent: { en: ['sent'], ar: ['المرسلة'], de: ['gesendet'], fr: ['envoyés'], pt: ['enviados', 'enviadas'] },
  draft: { en: ['draft', 'drafts'], ar: ['المسودات'], de: ['entwürfe'], fr: ['brouillons'], pt: ['rascunhos'] },
  archive: { en: ['archive'], ar: ['الأرشيف'], de: ['archiv'], fr: ['archives'], pt: ['arquivo'] },
  spam: { en: ['spam'], ar: ['غير-المرغوب-فيها'], de: ['spam'], fr: ['spam', 'indésirables'], pt: ['spam', 'lixo-eletrónico'] },
  trash: { en: ['trash'], ar: ['المهملات'], de: ['papierkorb'], fr: ['corbeille'], pt: ['lixo'] },
  starred: {
    en: ['starred'],
    ar: ['المميزة', 'المميزة-بنجمة'],
    de: ['mit-stern', 'markiert'],
    fr: ['suivis', 'favoris'],
    pt: ['com-estrela'],
  },
  snoozed: { en: ['snoozed'], ar: ['المؤجلة'], de: ['zurückgestellt'], fr: ['reportés', 'en-attente'], pt: ['adiados', 'adiadas'] },
  scheduled: { en: ['scheduled'], ar: ['المجدولة'], de: ['geplant'], fr: ['programmés'], pt: ['agendados', 'agendadas'] },
};

const labelNames = {
  personal: { en: ['personal'], ar: ['شخصي'], de: ['persönlich'], fr: ['personnel'], pt: ['pessoal'] },
  company: { en: ['company'], ar: ['الشركة'], de: ['firma', 'unternehmen'], fr: ['entreprise'], pt: ['empresa'] },
  important: { en: ['important'], ar: ['مهم'], de: ['wichtig'], fr: ['important'], pt: ['importante'] },
  private: { en: ['private'], ar: ['خاص'], de: ['privat'], fr: ['privé'], pt: ['privado'] },
} satisfies Record<string, Names>;

const attachmentNames = {
  attachment: {
    en: ['attachment', 'attachments', 'file'],
    ar: ['مرفق', 'مرفقات'],
    de: ['anhang', 'anhänge', 'datei'],
    fr: ['pièce-jointe', 'pièces-jointes', 'fichier'],
    pt: ['anexo', 'anexos', 'ficheiro'],
  },
} satisfies Record<string, Names>;

/** Normalizes a name for comparison: ignores case and accents, and treats spaces, commas and dashes alike. */
const plain = (text: string) => foldText(text.trim()).replaceAll(/[\s_,-]+/gu, '-');

/** Checks whether a search could not tell two names apart. */
export const sameName = (one: string, other: string) => plain(one) === plain(other);

function finder<K extends string>(names: Readonly<Record<K, Names>>): (text: string) => K | undefined {
  const found = new Map<string, K>();
  for (const [key, all] of Object.entries(names) as [K, Names][]) for (const name of Object.values(all).flat()) found.set(plain(name), key);
  return (text) => found.get(plain(text));
}

const written = Object.values(operatorNames).flatMap((names) => Object.values(names).flat());
/** Operators in every language, for a pattern; longer ones also without their accents. */
export const anyOperator = [...new Set([...written, ...written.map(foldText).filter((name) => name.length > 2)])].join('|');
export const operators = Object.keys(operatorNames) as SearchOperator[];

export const operatorNamed = finder(operatorNames);
const stateNamed = finder(stateNames);
const placeNamed = finder(placeNames);
/** Finds a built-in label by its name in any language. */
export const labelNameOf = finder(labelNames);
const attachmentNamed = finder(attachmentNames);

const choices: Readonly<Record<ChoosingOperator, Readonly<Record<string, Names>>>> = {
  has: attachmentNames,
  is: stateNames,
  in: placeNames,
  label: labelNames,
};
export type ChoosingOperator = 'has' | 'is' | 'in' | 'label';

const namesIn = (names: Names, language: string) => names[languageOf(language) ?? 'en'];
const nameIn = (names: Names, language: string) => namesIn(names, language)[0] ?? '';

export const operatorIn = (operator: SearchOperator, language: string) => nameIn(operatorNames[operator], language);

/** Returns an operator's names in the given language and in English. */
export const operatorNamesIn = (operator: SearchOperator, language: string) => [
  ...namesIn(operatorNames[operator], language),
  ...operatorNames[operator].en,
];

/** Returns the values an operator accepts, in the reader's language; empty if it takes text or a day. */
export function choicesIn(operator: SearchOperator, language: string): string[] {
  return operator in choices ? Object.values(choices[operator as ChoosingOperator]).map((names) => nameIn(names, language)) : [];
}

/** Returns the localized name of one of those values by its key. */
export function chosenIn(operator: ChoosingOperator, key: string, language: string): string {
  const names = choices[operator][key];
  return names ? nameIn(names, language) : key;
}

/** Parses the value of an operator with fixed values; null when it is none of them. */
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
