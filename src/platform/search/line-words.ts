import type { Language } from '#contract/languages.ts';
import { type SearchKind, searchKinds } from './contract.ts';
import { foldWords } from './fold-words.ts';

/** Filter prefixes before the colon; URLs use the English names. */
export type Narrowing = 'in' | 'from' | 'after' | 'before';

type Names = readonly [string, ...string[]];

/** Prefixes in each language. No word has different meanings in two languages, so all are accepted everywhere. */
const narrowings: Readonly<Record<Language, Readonly<Record<Narrowing, string>>>> = {
  en: { in: 'in', from: 'from', after: 'after', before: 'before' },
  ar: { in: 'في', from: 'من', after: 'بعد', before: 'قبل' },
  de: { in: 'in', from: 'von', after: 'ab', before: 'vor' },
  fr: { in: 'dans', from: 'de', after: 'après', before: 'avant' },
  pt: { in: 'em', from: 'de', after: 'depois', before: 'antes' },
};

/** Names of kinds in each language; the first is used for output. */
const kinds: Readonly<Record<Language, Readonly<Record<SearchKind, Names>>>> = {
  en: {
    mail: ['mail', 'mails', 'email', 'emails'],
    message: ['message', 'messages', 'chat', 'chats'],
    card: ['card', 'cards', 'task', 'tasks', 'board', 'boards', 'kanban'],
    todo: ['todo', 'todos', 'to-do', 'to-dos'],
    event: ['event', 'events', 'calendar'],
    invoice: ['invoice', 'invoices'],
    client: ['client', 'clients', 'customer', 'customers'],
    user: ['user', 'users'],
    person: ['person', 'people', 'persons', 'colleague', 'colleagues'],
    product: ['product', 'products'],
    order: ['order', 'orders'],
    post: ['post', 'posts', 'blog', 'blog post', 'blog posts'],
    help: ['help', 'help article', 'article', 'articles', 'manual'],
    file: ['file', 'files', 'attachment', 'attachments'],
  },
  ar: {
    mail: ['بريد', 'البريد'],
    message: ['رسالة', 'رسائل', 'الرسائل'],
    card: ['بطاقة', 'بطاقات', 'البطاقات'],
    todo: ['مهمة', 'مهام', 'المهام'],
    event: ['حدث', 'أحداث', 'الأحداث'],
    invoice: ['فاتورة', 'فواتير', 'الفواتير'],
    client: ['عميل', 'عملاء', 'العملاء'],
    user: ['مستخدم', 'مستخدمون', 'المستخدمون', 'المستخدمين'],
    person: ['شخص', 'أشخاص', 'الأشخاص'],
    product: ['منتج', 'منتجات', 'المنتجات'],
    order: ['طلب', 'طلبات', 'الطلبات'],
    post: ['مقال', 'مقالات', 'مقالات المدونة', 'مدونة', 'المدونة'],
    help: ['مساعدة', 'المساعدة', 'مقالة مساعدة'],
    file: ['ملف', 'ملفات', 'الملفات'],
  },
  de: {
    mail: ['e-mail', 'e-mails'],
    message: ['nachricht', 'nachrichten'],
    card: ['karte', 'karten'],
    todo: ['aufgabe', 'aufgaben'],
    event: ['termin', 'termine', 'kalender'],
    invoice: ['rechnung', 'rechnungen'],
    client: ['kunde', 'kunden'],
    user: ['benutzer'],
    person: ['person', 'personen'],
    product: ['produkt', 'produkte'],
    order: ['bestellung', 'bestellungen'],
    post: ['beitrag', 'beiträge', 'blogbeitrag', 'blogbeiträge'],
    help: ['hilfe', 'hilfeartikel'],
    file: ['datei', 'dateien'],
  },
  fr: {
    mail: ['e-mail', 'e-mails'],
    message: ['message', 'messages'],
    card: ['carte', 'cartes'],
    todo: ['tâche', 'tâches'],
    event: ['événement', 'événements', 'calendrier'],
    invoice: ['facture', 'factures'],
    client: ['client', 'clients'],
    user: ['utilisateur', 'utilisateurs'],
    person: ['personne', 'personnes'],
    product: ['produit', 'produits'],
    order: ['commande', 'commandes'],
    post: ['blog', 'article de blog', 'articles de blog'],
    help: ['aide', 'article d’aide'],
    file: ['fichier', 'fichiers'],
  },
  pt: {
    mail: ['e-mail', 'e-mails'],
    message: ['mensagem', 'mensagens'],
    card: ['cartão', 'cartões'],
    todo: ['tarefa', 'tarefas'],
    event: ['evento', 'eventos', 'calendário'],
    invoice: ['fatura', 'faturas'],
    client: ['cliente', 'clientes'],
    user: ['utilizador', 'utilizadores'],
    person: ['pessoa', 'pessoas'],
    product: ['produto', 'produtos'],
    order: ['encomenda', 'encomendas'],
    post: ['publicação', 'publicações', 'blogue', 'publicação do blogue', 'publicações do blogue'],
    help: ['ajuda', 'artigo de ajuda'],
    file: ['ficheiro', 'ficheiros'],
  },
};

const narrowingByName = new Map(
  Object.values(narrowings).flatMap((names) =>
    (Object.entries(names) as [Narrowing, string][]).map(([narrowing, name]) => [foldWords(name), narrowing] as const),
  ),
);
const kindByName = new Map(
  Object.values(kinds).flatMap((names) => searchKinds.flatMap((kind) => names[kind].map((name) => [foldWords(name), kind] as const))),
);

/** Returns the filter for a prefix in any language. */
export const narrowingOf = (word: string): Narrowing | undefined => narrowingByName.get(foldWords(word));

/** Returns the kind for a name in any language. */
export const kindOf = (name: string): SearchKind | undefined => kindByName.get(foldWords(name));

/** Returns the prefix of a filter in a language. */
export const narrowingIn = (language: Language, narrowing: Narrowing): string => narrowings[language][narrowing];

/** Returns the name of a kind in a language. */
export const kindIn = (language: Language, kind: SearchKind): string => kinds[language][kind][0];
