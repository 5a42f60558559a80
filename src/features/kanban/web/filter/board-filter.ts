import { addDays, beginOf, dayOf } from '#web/dates/plain-day.ts';
import { plainLetters } from '#web/plain-letters.ts';
import type { Card } from '../../contract.ts';

/** The seven days that begin now. */
const weekMs = 7 * 86_400_000;

export const dueChoices = ['overdue', 'today', 'week', 'none'] as const;
type DueChoice = (typeof dueChoices)[number];

/** Which cards the board shows; what is chosen twice of one kind means either. */
export interface BoardFilter {
  q: string;
  labels: readonly string[];
  people: readonly number[];
  due: DueChoice | '';
}

const isDueChoice = (value: string): value is DueChoice => (dueChoices as readonly string[]).includes(value);

/** The filter that an address names, such as `?q=oak&label=Design&person=4&due=week`. */
export function filterFrom(search: URLSearchParams): BoardFilter {
  const due = search.get('due') ?? '';
  return {
    q: search.get('q') ?? '',
    labels: search.getAll('label'),
    people: search.getAll('person').map(Number).filter(Number.isInteger),
    due: isDueChoice(due) ? due : '',
  };
}

/** The search of the address of a filter, with its `?`; empty when it lets all through. */
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

/** Says of each card whether the filter lets it through. What stands in a column of `done` is not overdue, nor due any more. */
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

/** What is asked of thousands of cards: days are worked out once. */
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

/** Kept while the card stays as it is: at each letter that is typed it is asked for of thousands. */
function plainTextOf(card: Card): string {
  let text = plainTexts.get(card);
  if (text === undefined) {
    text = plainLetters(`${card.title} ${card.excerpt} ${card.labels.join(' ')}`);
    plainTexts.set(card, text);
  }
  return text;
}
