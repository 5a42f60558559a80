import type { SearchKind } from './contract.ts';
import { foldWords } from './fold-words.ts';

/** What somebody looks for. */
export interface SearchLine {
  /** What all must be there, each as `foldWords` makes it: a word, or the words of a phrase in their order. */
  readonly terms: readonly string[];
  /** In these kinds alone; none: in all of them. */
  readonly kinds: readonly SearchKind[];
  /** Of whom: each has to be in the name or address of who wrote it. */
  readonly from: readonly string[];
  /** Days, as 2030-01-31. */
  readonly before?: string;
  readonly after?: string;
}

const names: Readonly<Record<SearchKind, readonly string[]>> = {
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
  post: ['post', 'posts', 'blog'],
  help: ['help', 'article', 'articles', 'manual'],
  file: ['file', 'files', 'attachment', 'attachments'],
};
const kindOf: ReadonlyMap<string, SearchKind> = new Map(
  Object.entries(names).flatMap(([kind, all]) => all.map((name) => [name, kind as SearchKind] as const)),
);

/** So many terms count: what is beyond is left out. */
const mostTerms = 12;

/**
 * Takes apart what is typed: words, `"phrases"`, `in:mail`, `from:ada`, `from:"ada lovelace"`, `before:2030-01-31`, `after:2030-01-01`. A prefix
 * that is none, or whose value is none, is looked for as it stands; one without a value yet says nothing.
 */
export function parseSearchLine(line: string): SearchLine {
  const found = { terms: [] as string[], kinds: [] as SearchKind[], from: [] as string[], before: undefined as string | undefined };
  let after: string | undefined;
  for (const [all, prefix, quoted, open] of line.matchAll(/(?:(\w+):)?(?:"([^"]*)(?:"|$)|(\S+))|\S+/gu)) {
    const value = quoted ?? open ?? '';
    const kind = kindOf.get(value.toLowerCase());
    const day = dayOf(value);
    const name = prefix?.toLowerCase();
    if (name === 'in' && kind) found.kinds.push(kind);
    else if (name === 'from' && foldWords(value) !== '') found.from.push(foldWords(value));
    else if (name === 'before' && day) found.before = day;
    else if (name === 'after' && day) after = day;
    else if (!/^(?:in|from|before|after):$/iu.test(all)) found.terms.push(foldWords(all));
  }
  const { before, kinds, from } = found;
  const terms = [...new Set(found.terms)].filter((term) => term !== '').slice(0, mostTerms);
  return { terms, kinds: [...new Set(kinds)], from: from.slice(0, mostTerms), ...(before && { before }), ...(after && { after }) };
}

/** The day, if there is such a one. */
function dayOf(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && Number(text.slice(0, 4)) > 0 && new Date(time).toISOString().startsWith(text) ? text : undefined;
}
