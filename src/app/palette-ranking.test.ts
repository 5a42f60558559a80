import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { type SearchKind, searchKinds } from '#platform/search/contract.ts';
import { matchText } from '#platform/search/web/find/match-text.ts';
import { kindAsWord } from '#platform/search/web/find/query-line.ts';
import { bestFirst, commandItems, hitGroups, pageItems } from '#platform/search/web/palette/palette-items.ts';
import type { PaletteActions } from '#platform/search/web/palette/use-palette-actions.ts';
import { guardedPages } from '#shell/menu-list.ts';
import type { TFunction } from '#web/i18n.ts';
import { flatten } from '../../scripts/compile-locale.mjs';
import { menuTable } from './areas.ts';
import { allCommands } from './commands.ts';
import { menuOf } from './menu.ts';

const records: Readonly<Partial<Record<SearchKind, readonly string[]>>> = {
  mail: ['Re: Invoice JV-5008', 'Kettles for the canteen', 'Delivery to Porto'],
  message: ['Fennel is out of stock'],
  card: ['Photograph the Holt lamp', 'Order kettles'],
  event: ['Porto trade fair'],
  invoice: ['JV-5008', 'JV-5018'],
  client: ['Fenn & Sons', 'Holt Interiors'],
  person: ['Maren Holt', 'Valerie Fenn'],
  product: ['Holt table lamp', 'Copper kettle', 'Vale vase'],
  order: ['#10234'],
  help: ['Add an event to the calendar'],
};

const pages = guardedPages(menuOf(menuTable));
const textsIn = new Map(languages.map(({ code }) => [code, textsOf(code)]));

function textsOf(language: Language): TFunction {
  const files = globSync([`src/web/locales/{,commands/}${language}.json`, `src/{features,platform}/*/locales/commands/${language}.json`]);
  const texts = new Map(files.flatMap((file) => [...flatten(JSON.parse(readFileSync(file, 'utf8')))]));
  return ((key: string) => texts.get(key) ?? key) as TFunction;
}

/** Mimics the server's search: finds records in which every word matches a word or its start, optionally limited to some kinds. */
function found(words: string, kinds: readonly SearchKind[] = searchKinds) {
  return kinds.flatMap((kind) => {
    const titles = (records[kind] ?? []).filter((title) => ['whole', 'start', 'words'].includes(matchText(title, words)?.tier ?? ''));
    const hits = titles.map((title) => ({
      ...{ kind, title, id: 1, path: '/' },
      ...{ titleMarks: [], detail: '', detailMarks: [], time: null },
    }));
    return hits.length > 0 ? [{ kind, hits, isMore: false }] : [];
  });
}

/** Returns the first result for an input: `page` and its address, `command` and its id, or a record's kind and title. */
function firstFor(language: Language, typed: string, uses: ReadonlyMap<string, number> = new Map()): string | undefined {
  const [own, english] = [textsIn.get(language), textsIn.get('en')];
  if (!own || !english) throw new Error(`no texts in ${language}`);
  const ways = { t: own, languages: [own, english], open() {}, begin() {}, after() {} } as PaletteActions;
  const named = kindAsWord(typed);
  const ofNamedKind = named ? found(named.rest, [named.kind]) : [];
  const searched = { line: typed, named, isLate: false };
  const [group] = bestFirst([
    { key: 'pages', title: '', items: pageItems(pages, typed, uses, ways) },
    { key: 'actions', title: '', items: commandItems(allCommands, typed, uses, ways) },
    ...hitGroups([...ofNamedKind, ...found(typed)], searched, ways),
  ]).filter(({ items }) => items.length > 0);
  const first = group?.items[0];
  return first && (/^(page|command) /.test(first.key) ? first.key : `${first.key.split(' ')[0]} ${first.title}`);
}

test.each<[Language, string, string]>([
  ['en', 'fenn', 'client Fenn & Sons'],
  ['en', 'vale', 'product Vale vase'],
  ['en', 'porto', 'event Porto trade fair'],
  ['en', 'kettle', 'mail Kettles for the canteen'],
  ['en', 'holt', 'client Holt Interiors'],
  ['en', 'invoice 5008', 'invoice JV-5008'],
  ['en', '5008', 'invoice JV-5008'],
  ['en', 'jv-5008', 'invoice JV-5008'],
  ['en', 'imap', 'command email:account'],
  ['en', 'add event', 'command calendar:add'],
  ['en', 'german', 'command shell:language'],
  ['en', 'add mailbox', 'command email:account'],
  ['en', 'new invoice', 'page /apps/invoice/add'],
  ['en', 'invoice', 'page /apps/invoice/list'],
  ['en', 'invoices', 'page /apps/invoice/list'],
  ['en', 'inv', 'page /apps/invoice/list'],
  ['en', 'create invoice', 'page /apps/invoice/add'],
  ['en', 'add client', 'command clients:add'],
  ['en', 'client', 'page /apps/invoice/clients'],
  ['en', 'clients', 'page /apps/invoice/clients'],
  ['en', 'calendar', 'page /apps/calendar'],
  ['en', 'cal', 'page /apps/calendar'],
  ['en', 'calender', 'page /apps/calendar'],
  ['en', 'today', 'command todo:day'],
  ['en', 'mail', 'page /apps/email'],
  ['en', 'email', 'page /apps/email'],
  ['en', 'write mail', 'command email:compose'],
  ['en', 'compose', 'command email:compose'],
  ['en', 'dark', 'command shell:dark'],
  ['en', 'dark mode', 'command shell:dark'],
  ['en', 'light', 'command shell:light'],
  ['en', 'language', 'command shell:language'],
  ['en', 'sign out', 'command shell:logOut'],
  ['en', 'log out', 'command shell:logOut'],
  ['en', 'password', 'command account:security'],
  ['en', 'two-step', 'command account:security'],
  ['en', 'passkey', 'command account:security'],
  ['en', 'iban', 'command seller:open'],
  ['en', 'logo', 'command seller:open'],
  ['en', 'vat', 'command seller:open'],
  ['en', 'bank account', 'command seller:open'],
  ['en', 'users', 'page /apps/user/list'],
  ['en', 'invite', 'command users:add'],
  ['en', 'roles', 'page /apps/roles'],
  ['en', 'permissions', 'page /apps/permissions'],
  ['en', 'audit', 'page /apps/audit-log'],
  ['en', 'trash', 'page /apps/trash'],
  ['en', 'restore', 'command trash:open'],
  ['en', 'backup', 'page /apps/workspace'],
  ['en', 'api', 'page /pages/api-key'],
  ['en', 'webhooks', 'page /pages/webhooks'],
  ['en', 'webhook', 'page /pages/webhooks'],
  ['en', 'tax', 'page /apps/invoice/taxes'],
  ['en', 'tax report', 'page /apps/invoice/taxes'],
  ['en', 'orders', 'page /apps/ecommerce/orders'],
  ['en', 'order 10234', 'order #10234'],
  ['en', 'product holt', 'product Holt table lamp'],
  ['en', 'holt product', 'product Holt table lamp'],
  ['en', 'card kettles', 'card Order kettles'],
  ['en', 'todo', 'page /apps/todo'],
  ['en', 'to-do', 'page /apps/todo'],
  ['en', 'new to-do', 'command todo:add'],
  ['en', 'my day', 'command todo:day'],
  ['en', 'board', 'page /apps/kanban'],
  ['en', 'boards', 'page /apps/kanban'],
  ['en', 'kanban', 'page /apps/kanban'],
  ['en', 'chat', 'page /apps/chat'],
  ['en', 'message', 'command chat:messageTo'],
  ['en', 'blog', 'page /pages/blog/list'],
  ['en', 'help', 'page /pages/knowledge-base'],
  ['en', 'faq', 'page /pages/faq'],
  ['en', 'coupon', 'page /apps/ecommerce/coupons'],
  ['en', 'shop', 'page /apps/ecommerce/shop'],
  ['en', 'cart', 'command shop:cart'],
  ['en', 'wishlist', 'page /apps/ecommerce/wishlist'],
  ['en', 'profile', 'page /pages/profile'],
  ['en', 'account', 'page /pages/account-settings'],
  ['en', 'notifications', 'command account:notifications'],
  ['en', 'settings', 'page /pages/account-settings'],
  ['en', 'upgrade', 'command plans:open'],
  ['en', 'export', 'page /apps/workspace'],
  ['en', 'import users', 'command users:import'],
  ['en', 'csv', 'command users:import'],
  ['en', 'print', 'command shell:print'],
  ['en', 'pdf', 'command shell:print'],
  ['en', 'time zone', 'command shell:dates'],
  ['en', 'rtl', 'command shell:direction'],
  ['en', 'signature', 'command email:signature'],
  ['en', 'rules', 'command email:rules'],
  ['en', 'filter', 'command email:rules'],
  ['en', 'mbox', 'command email:transfer'],
  ['en', 'recurring', 'page /apps/invoice/recurring'],
  ['en', 'subscription', 'command invoice:recurring'],
  ['en', 'paid', 'command invoice:markPaid'],
  ['en', 'mark paid', 'command invoice:markPaid'],
  ['en', 'delivery', 'page /apps/ecommerce/settings'],
  ['en', 'single sign-on', 'page /pages/sign-on/settings'],
  ['en', 'sso', 'page /pages/sign-on/settings'],
  ['en', 'mail domains', 'page /pages/mail-domains'],
  ['en', 'dkim', 'page /pages/mail-domains'],
  ['en', 'workspace', 'page /apps/workspace'],
  ['en', 'analytics', 'page /dashboard/analytics'],
  ['en', 'license', 'page /pages/license'],
  ['en', 'checkout', 'page /apps/ecommerce/checkout'],
  ['en', 'knowledge base', 'page /pages/knowledge-base'],
  ['en', 'modal', 'page /pages/modal-examples'],
  ['en', 'invioce', 'page /apps/invoice/list'],
  ['en', 'recuring', 'page /apps/invoice/recurring'],
  ['en', 'wishlst', 'page /apps/ecommerce/wishlist'],
  ['en', 'porto trade', 'event Porto trade fair'],
  ['en', 'maren', 'person Maren Holt'],
  ['en', 'person maren', 'person Maren Holt'],
  ['en', 'fenn & sons', 'client Fenn & Sons'],
  ['en', 'copper', 'product Copper kettle'],
  ['en', 'vase', 'product Vale vase'],
  ['en', 'fennel', 'message Fennel is out of stock'],
  ['en', 'client fenn', 'client Fenn & Sons'],
  ['de', 'rechnung', 'page /apps/invoice/list'],
  ['de', 'rechnungen', 'page /apps/invoice/list'],
  ['de', 'neue rechnung', 'page /apps/invoice/add'],
  ['de', 'rechnung erstellen', 'page /apps/invoice/add'],
  ['de', 'rechnung 5008', 'invoice JV-5008'],
  ['de', 'kalender', 'page /apps/calendar'],
  ['de', 'termin', 'command calendar:add'],
  ['de', 'neuer termin', 'command calendar:add'],
  ['de', 'termin hinzufügen', 'command calendar:add'],
  ['de', 'benutzer', 'page /apps/user/list'],
  ['de', 'passwort', 'command account:security'],
  ['de', 'sprache', 'command shell:language'],
  ['de', 'englisch', 'command shell:language'],
  ['de', 'dunkel', 'command shell:dark'],
  ['de', 'abmelden', 'command shell:logOut'],
  ['de', 'papierkorb', 'page /apps/trash'],
  ['de', 'postfach', 'page /apps/email'],
  ['de', 'imap', 'command email:account'],
  ['de', 'logo', 'command seller:open'],
  ['de', 'iban', 'command seller:open'],
  ['de', 'steuer', 'page /apps/invoice/taxes'],
  ['de', 'aufgaben', 'page /apps/todo'],
  ['de', 'produkt holt', 'product Holt table lamp'],
  ['de', 'kunde fenn', 'client Fenn & Sons'],
  ['de', 'invoice', 'page /apps/invoice/list'],
  ['de', 'calendar', 'page /apps/calendar'],
  ['de', 'einstellungen', 'page /pages/account-settings'],
  ['de', 'drucken', 'command shell:print'],
  ['de', 'benachrichtigungen', 'command account:notifications'],
  ['de', 'kalnder', 'page /apps/calendar'],
  ['fr', 'facture', 'page /apps/invoice/list'],
  ['fr', 'factures', 'page /apps/invoice/list'],
  ['fr', 'nouvelle facture', 'page /apps/invoice/add'],
  ['fr', 'créer facture', 'page /apps/invoice/add'],
  ['fr', 'facture 5008', 'invoice JV-5008'],
  ['fr', 'calendrier', 'page /apps/calendar'],
  ['fr', 'événement', 'command calendar:add'],
  ['fr', 'evenement', 'command calendar:add'],
  ['fr', 'ajouter client', 'command clients:add'],
  ['fr', 'utilisateurs', 'page /apps/user/list'],
  ['fr', 'mot de passe', 'command account:security'],
  ['fr', 'langue', 'command shell:language'],
  ['fr', 'allemand', 'command shell:language'],
  ['fr', 'sombre', 'command shell:dark'],
  ['fr', 'déconnexion', 'command shell:logOut'],
  ['fr', 'corbeille', 'page /apps/trash'],
  ['fr', 'imap', 'command email:account'],
  ['fr', 'iban', 'command seller:open'],
  ['fr', 'tva', 'command seller:open'],
  ['fr', 'produit holt', 'product Holt table lamp'],
  ['fr', 'client fenn', 'client Fenn & Sons'],
  ['fr', 'invoice', 'page /apps/invoice/list'],
  ['fr', 'imprimer', 'command shell:print'],
  ['fr', 'notifications', 'command account:notifications'],
  ['pt', 'fatura', 'page /apps/invoice/list'],
  ['pt', 'faturas', 'page /apps/invoice/list'],
  ['pt', 'nova fatura', 'page /apps/invoice/add'],
  ['pt', 'criar fatura', 'page /apps/invoice/add'],
  ['pt', 'fatura 5008', 'invoice JV-5008'],
  ['pt', 'calendário', 'page /apps/calendar'],
  ['pt', 'calendario', 'page /apps/calendar'],
  ['pt', 'evento', 'command calendar:add'],
  ['pt', 'adicionar cliente', 'command clients:add'],
  ['pt', 'utilizadores', 'page /apps/user/list'],
  ['pt', 'palavra-passe', 'command account:security'],
  ['pt', 'idioma', 'command shell:language'],
  ['pt', 'alemão', 'command shell:language'],
  ['pt', 'escuro', 'command shell:dark'],
  ['pt', 'sair', 'command shell:logOut'],
  ['pt', 'reciclagem', 'command trash:open'],
  ['pt', 'imap', 'command email:account'],
  ['pt', 'nif', 'command seller:open'],
  ['pt', 'produto holt', 'product Holt table lamp'],
  ['pt', 'cliente fenn', 'client Fenn & Sons'],
  ['pt', 'invoice', 'page /apps/invoice/list'],
  ['pt', 'imprimir', 'command shell:print'],
  ['pt', 'notificações', 'command account:notifications'],
  ['ar', 'فاتورة', 'page /apps/invoice/add'],
  ['ar', 'الفواتير', 'page /apps/invoice/list'],
  ['ar', 'فاتورة جديدة', 'page /apps/invoice/add'],
  ['ar', 'إنشاء فاتورة', 'page /apps/invoice/add'],
  ['ar', 'فاتورة 5008', 'invoice JV-5008'],
  ['ar', 'التقويم', 'page /apps/calendar'],
  ['ar', 'تقويم', 'page /apps/calendar'],
  ['ar', 'حدث', 'command calendar:add'],
  ['ar', 'عميل', 'command clients:add'],
  ['ar', 'المستخدمون', 'page /apps/user/list'],
  ['ar', 'كلمة مرور', 'command account:security'],
  ['ar', 'لغة', 'command shell:language'],
  ['ar', 'الألمانية', 'command shell:language'],
  ['ar', 'داكن', 'command shell:dark'],
  ['ar', 'خروج', 'command shell:logOut'],
  ['ar', 'imap', 'command email:account'],
  ['ar', 'شعار', 'command seller:open'],
  ['ar', 'منتج holt', 'product Holt table lamp'],
  ['ar', 'invoice', 'page /apps/invoice/list'],
  ['ar', 'طباعة', 'command shell:print'],
  ['ar', 'إشعارات', 'command account:notifications'],
])('%s: %s finds %s first', (language, typed, first) => {
  expect(firstFor(language, typed)).toBe(first);
});

/** Returns all results for an input: page addresses and command ids. */
function allFor(language: Language, typed: string): string[] {
  const [own, english] = [textsIn.get(language), textsIn.get('en')];
  if (!own || !english) throw new Error(`no texts in ${language}`);
  const ways = { t: own, languages: [own, english], open() {}, begin() {}, after() {} } as PaletteActions;
  return [...pageItems(pages, typed, new Map(), ways), ...commandItems(allCommands, typed, new Map(), ways)].map(({ key }) => key);
}

test.each<[string, string]>([
  ['account', 'page /pages/account-settings'],
  ['security', 'command account:security'],
  ['notifications', 'command account:notifications'],
  ['company', 'page /apps/invoice/settings'],
  ['members', 'page /apps/user/list'],
  ['roles & permissions', 'page /apps/roles'],
  ['roles and permissions', 'page /apps/roles'],
  ['invoicing', 'page /apps/invoice/settings'],
  ['shop', 'page /apps/ecommerce/settings'],
  ['mail', 'page /pages/mail-domains'],
  ['api & webhooks', 'page /pages/api-key'],
  ['sign-on', 'page /pages/sign-on/settings'],
  ['workspace', 'page /apps/workspace'],
  ['plan', 'page /pages/pricing'],
  ['home', 'page /'],
  ['settings', 'page /pages/account-settings'],
])('finds the settings by name: %s', (typed, wanted) => {
  expect(allFor('en', typed)).toContain(wanted);
});

test('ranks frequently chosen results above equally good matches', () => {
  expect(firstFor('en', 'new')).not.toBe('command shop:addProduct');
  expect(firstFor('en', 'product', new Map([['page /apps/ecommerce/products', 1]]))).toBe('page /apps/ecommerce/products');
  expect(firstFor('en', 'today', new Map([['command calendar:today', 9]]))).toBe('command calendar:today');
});

test('finds nothing for words in languages other than English and the language of the person', () => {
  expect([firstFor('en', 'protokoll'), firstFor('fr', 'papierkorb'), firstFor('de', 'corbeille')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
