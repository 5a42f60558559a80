import { ownLabelId } from '../labels-contract.ts';
import { parseSearch } from './parse-search.ts';
import { quoted } from './quoted.ts';
import { chosenIn, operatorIn } from './search-names.ts';
import type { NamedLabel, SearchOperator, SearchPlace, SearchTerm } from './search-terms.ts';

/** A search as form fields. Empty fields filter nothing. */
export interface SearchFilter {
  from: string;
  to: string;
  subject: string;
  after: string;
  before: string;
  place: SearchPlace | '';
  hasAttachment: boolean;
  isUnread: boolean;
  isStarred: boolean;
  /** Everything else, in search syntax. */
  words: string;
}

const nothing: SearchFilter = {
  ...{ from: '', to: '', subject: '', after: '', before: '', place: '', words: '' },
  ...{ hasAttachment: false, isUnread: false, isStarred: false },
};

/** Builds the search from the form, with operators in the reader's language. */
export function writeSearch(filter: SearchFilter, language: string): string {
  const field = (operator: SearchOperator, text: string) => text.trim() && `${operatorIn(operator, language)}:${quoted(text.trim())}`;
  const chosen = (operator: 'has' | 'is' | 'in', key: string) => `${operatorIn(operator, language)}:${chosenIn(operator, key, language)}`;
  return [
    filter.words.trim(),
    field('from', filter.from),
    field('to', filter.to),
    field('subject', filter.subject),
    field('after', filter.after),
    field('before', filter.before),
    filter.hasAttachment && chosen('has', 'attachment'),
    filter.isUnread && chosen('is', 'unread'),
    filter.isStarred && chosen('is', 'starred'),
    filter.place && chosen('in', filter.place),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Fills the form's fields from a search; whatever has no field stays as written. */
export function readFilter(q: string, language: string, own: readonly NamedLabel[] = []): SearchFilter {
  const filter = { ...nothing };
  const rest: string[] = [];
  for (const term of parseSearch(q, own).terms) if (term.isNot || !take(filter, term)) rest.push(written(term, language, own));
  return { ...filter, words: rest.join(' ') };
}

/** Stores the term in its form field. Returns false if it has none or the field is already filled. */
function take(filter: SearchFilter, term: SearchTerm): boolean {
  switch (term.kind) {
    case 'field': {
      const { field } = term;
      if ((field !== 'from' && field !== 'to' && field !== 'subject') || filter[field]) return false;
      filter[field] = term.text;
      return true;
    }
    case 'after':
    case 'before':
      if (filter[term.kind]) return false;
      filter[term.kind] = term.day;
      return true;
    case 'in':
      if (filter.place) return false;
      filter.place = term.place;
      return true;
    case 'has':
      filter.hasAttachment = true;
      return true;
    case 'is':
      if (term.state === 'unread') filter.isUnread = true;
      if (term.state === 'starred') filter.isStarred = true;
      return term.state === 'unread' || term.state === 'starred';
    default:
      return false;
  }
}

function written(term: SearchTerm, language: string, own: readonly NamedLabel[]): string {
  return (term.isNot ? '-' : '') + affirmed(term, language, own);
}

function affirmed(term: SearchTerm, language: string, own: readonly NamedLabel[]): string {
  const named = (operator: SearchOperator, text: string) => `${operatorIn(operator, language)}:${text}`;
  switch (term.kind) {
    case 'text':
      return quoted(term.text);
    case 'field':
      return named(term.field, quoted(term.text));
    case 'has':
      return named('has', chosenIn('has', 'attachment', language));
    case 'is':
      return named('is', chosenIn('is', term.state, language));
    case 'in':
      return named('in', chosenIn('in', term.place, language));
    case 'label':
      return named('label', quoted(nameOfLabel(term.label, language, own)));
    default:
      return named(term.kind, term.day);
  }
}

/** Returns a custom label's name, or a built-in label's name in the reader's language. */
function nameOfLabel(label: string, language: string, own: readonly NamedLabel[]): string {
  const name = ownLabelId(label) === null ? undefined : own.find((one) => one.label === label)?.name;
  return name ?? chosenIn('label', label, language);
}
