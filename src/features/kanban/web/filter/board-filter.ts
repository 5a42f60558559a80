import { addDays, beginOf, dayOf } from '#web/dates/plain-day.ts';
import { plainLetters } from '#web/plain-letters.ts';
import type { Card } from '../../contract.ts';

/** Seven days, starting now. */
const weekMs = 7 * 86_400_000;

export const dueChoices = ['overdue', 'today', 'week', 'none'] as const;
type DueChoice = (typeof dueChoices)[number];

/** Filter for the cards on a board; several values of one kind match any of them. */
export interface BoardFilter {
  q: string;
  labels: readonly string[];
  people: readonly number[];
  due: DueChoice | '';
}

const isDueChoice = (value: string): value is DueChoice => (dueChoices as readonly string[]).includes(value);

/** Parses the filter from a URL's search, such as `?q=oak&label=Design&person=4&due=week`. */
export function filterFrom(search: URLSearchParams): BoardFilter {
  const due = search.get('due') ?? '';
  return {
    q: search.get('q') ?? '',
    labels: search.getAll('label'),
    people: search.getAll('person').map(Number).filter(Number.isInteger),
    due: isDueChoice(due) ? due : '',
  };
}

/** Formats a filter as a URL's search, including `?`; empty when it matches everything. */
export function searchOf({ q, labels, people, due }: BoardFilter, taskId?: number, more: Record<string, string> = {}): string {
  const search = new URLSearchParams(more);
  if (q) search.set('q', q);
  for (const label of labels) search.append('label', label);
  for (const person of people) search.append('person', String(person));
  if (due) search.set('due', due);
  if (taskId !== undefined) search.set('task', String(taskId));
  const text = search.toString();
  return text && `?${text}`;
}

export const letsAllThrough = ({ q, labels, people, due }: BoardFilter) =>
  q.trim() === '' && labels.length === 0 && people.length === 0 && due === '';

/** Returns a predicate for the filter. Cards in a column of `done` are neither overdue nor due. */
export function matcherOf(
  { q, labels, people, due }: BoardFilter,
  now: Date,
  done: ReadonlySet<string> = new Set(),
): (card: Card) => boolean {
  const words = plainLetters(q).split(/\s+/).filter(Boolean);
  const isDue = dueMatcher(due, now);
  return (card) =>
    (labels.length === 0 || card.labels.some((label) => labels.includes(label))) &&
    (people.length === 0 || card.assigneeIds.some((id) => people.includes(id))) &&
    isDue(card.dueDate) &&
    (due === '' || due === 'none' || !done.has(card.boardId)) &&
    (words.length === 0 || words.every((word) => plainTextOf(card).includes(word)));
}

/** Computes the date limits once, because the predicate runs on thousands of cards. */
function dueMatcher(due: DueChoice | '', now: Date): (dueDate: number | null) => boolean {
  if (due === '') return () => true;
  if (due === 'none') return (dueDate) => dueDate === null;
  const nowMs = now.getTime();
  const startOf = (days: number) => beginOf(addDays(dayOf(now), days)).getTime();
  const spans = { overdue: () => [-Infinity, nowMs], week: () => [nowMs, nowMs + weekMs], today: () => [startOf(0), startOf(1)] };
  const [from = 0, until = 0] = spans[due]();
  return (dueDate) => dueDate !== null && dueDate >= from && dueDate < until;
}

const plainTexts = new WeakMap<Card, string>();

/** Cached per card object, because every keystroke filters thousands of cards. */
function plainTextOf(card: Card): string {
  let text = plainTexts.get(card);
  if (text === undefined) {
    text = plainLetters(`${card.title} ${card.excerpt} ${card.labels.join(' ')}`);
    plainTexts.set(card, text);
  }
  return text;
}
