import { escapeHtml } from '#contract/escape-html.ts';
import { htmlOfMarkdown } from '#server/html-of-markdown.ts';
import { cleanRichText } from '#server/rich-text.ts';
import { wordsIn } from '#server/words.ts';
import { type ImportProblem, maxImportedCards } from '../../import-contract.ts';
import { texts } from '../../locales/server/texts.ts';
import {
  addLedger,
  countLeft,
  countNoted,
  countTaken,
  type ImportedBoard,
  type ImportedCard,
  type ImportedItem,
  type ImportLedger,
  type ImportSettings,
  isDoneTitle,
  longestComment,
  longestText,
  longestTitle,
  maxItems,
  namelessColumn,
} from './imported-board.ts';

/** Builds the board from a file: each card is imported with everything on it, or skipped with a reason. */
export class BoardBuilder {
  readonly ledger: ImportLedger = {};
  readonly columns: string[] = [];
  dateOrder: ImportedBoard['dateOrder'] = null;
  readonly #cards: ImportedBoard['cards'] = [];
  readonly #bad: ImportedBoard['bad'] = [];
  readonly #kind: ImportedBoard['kind'];
  readonly #name: string;
  readonly #settings: ImportSettings;

  constructor(kind: ImportedBoard['kind'], name: string, settings: ImportSettings) {
    this.#kind = kind;
    this.#name = name.trim().toWellFormed();
    this.#settings = settings;
  }

  /** Adds a column for a list of the file. @returns its index. */
  addColumn(title: string): number {
    countTaken(this.ledger, 'list');
    return this.#push(title);
  }

  /** Returns the index of the column with this title, adding it if needed. */
  column(title: string): number {
    const wanted = title.toLowerCase();
    const known = this.columns.findIndex((one) => one.toLowerCase() === wanted);
    return known >= 0 ? known : this.#push(title);
  }

  /** Returns a column an archived card can be restored to. */
  anyColumn(): number {
    return this.columns.length > 0 ? 0 : this.#push('');
  }

  add(line: number, draft: CardDraft): void {
    const ledger = structuredClone(draft.ledger);
    const isDone = isDoneTitle(this.columns[draft.column] ?? '');
    const built = this.#cards.length >= maxImportedCards ? 'too_many_cards' : buildCard({ ...draft, ledger }, isDone, this.#settings);
    if (typeof built === 'object') {
      addLedger(this.ledger, ledger, true);
      countTaken(this.ledger, 'card');
      this.#cards.push(built);
      return;
    }
    this.leave(line, draft.title, built);
    addLedger(this.ledger, draft.ledger, false);
    // Excludes what `buildCard` and the board writer count for an imported card.
    const { due, labels, checklist, comments, people } = draft;
    const belongings = { due_date: due ? [due] : [], label: labels, checklist_item: checklist, comment: comments, person: people };
    for (const thing of ['due_date', 'label', 'checklist_item', 'comment', 'person'] as const)
      countLeft(this.ledger, thing, 'no_card', belongings[thing].length);
  }

  leave(line: number, title: string, problem: ImportProblem): void {
    this.#bad.push({ line, title, problem });
    countLeft(this.ledger, 'card', problem);
  }

  done(): ImportedBoard {
    const { columns, ledger, dateOrder } = this;
    const bad = this.#bad.sort((a, b) => a.line - b.line);
    return { kind: this.#kind, name: this.#name, columns, cards: this.#cards, bad, ledger, dateOrder };
  }

  #push(title: string): number {
    return this.columns.push(shortened(title.toWellFormed(), longestTitle) || namelessColumn) - 1;
  }
}

/** A value from the file that a card has no field for. */
export interface Detail {
  /** In the importer's language, or as named in the file. */
  label: string;
  text: string;
  href?: string;
}

/** A card as read from a file, before length limits apply. */
export interface CardDraft extends Omit<ImportedCard, 'description' | 'dueAt'> {
  /** `at` is null for text that isn't a date; `text` is the date formatted for readers. */
  due: { at: number | null; text: string; isComplete: boolean } | null;
  markdown: string;
  details: Detail[];
  ledger: ImportLedger;
}

const longestLabel = 40;
const maxLabels = 20;

export type ImportWord =
  | 'title'
  | 'list'
  | 'labels'
  | 'due'
  | 'dueDone'
  | 'start'
  | 'people'
  | 'items'
  | 'attachment'
  | 'votes'
  | 'location'
  | 'source'
  | 'completed';

export function importWord(language: ImportSettings['language'], word: ImportWord): string {
  return wordsIn(texts, language)(`importedCard.${word}`);
}

/** Fits a card to the length limits and moves the excess below the description. @returns the problem when no card can be built. */
function buildCard(draft: CardDraft, isDoneColumn: boolean, { language }: ImportSettings): ImportedCard | ImportProblem {
  const { markdown, details, ledger, title, due, ...card } = draft;
  if (title === '') return 'no_title';
  const more: Detail[] = [];
  const note = (word: ImportWord, text: string) => more.push({ label: importWord(language, word), text });
  if (title.length > longestTitle) note('title', title);
  const dueAt = keptDue(draft, isDoneColumn, ledger, note);
  const labels = fittingLabels(draft.labels, ledger, (text) => note('labels', text));
  const checklist = fittingItems(draft.checklist, ledger, (item) => note('items', `${item.isDone ? '☑' : '☐'} ${item.text}`));
  countTaken(ledger, 'comment', card.comments.length);
  const description = htmlOf(markdown) + detailsHtml([...more, ...details]);
  if (description.length > longestText) return 'text_too_long';
  return {
    ...card,
    ...{ labels, checklist, description, dueAt },
    title: shortened(title, longestTitle),
    comments: card.comments.flatMap(({ text, at }) => piecesOf(text, longestComment).map((piece) => ({ text: piece, at }))),
  };
}

/** Drops the due date of a completed card outside the done columns; it would show as overdue. */
function keptDue(
  { due, isArchived }: CardDraft,
  isDoneColumn: boolean,
  ledger: ImportLedger,
  note: (word: ImportWord, text: string) => void,
): number | null {
  if (!due) return null;
  const { at, text, isComplete } = due;
  if (at !== null && (!isComplete || isDoneColumn || isArchived)) {
    countTaken(ledger, 'due_date');
    return at;
  }
  note(isComplete ? 'dueDone' : 'due', text);
  countNoted(ledger, 'due_date', at === null ? 'bad_date' : 'completed');
  return null;
}

function fittingLabels(labels: readonly string[], ledger: ImportLedger, note: (text: string) => void): string[] {
  const fitting = new Set<string>();
  for (const label of labels) {
    const isLong = label.length > longestLabel;
    if (!isLong && (fitting.has(label) || fitting.size < maxLabels)) {
      fitting.add(label);
      countTaken(ledger, 'label');
    } else {
      note(label);
      countNoted(ledger, 'label', isLong ? 'too_long' : 'too_many');
    }
  }
  return [...fitting];
}

function fittingItems(items: readonly ImportedItem[], ledger: ImportLedger, note: (item: ImportedItem) => void): ImportedItem[] {
  const isFitting = ({ text }: ImportedItem) => text.length <= longestTitle;
  const fitting = items.filter(isFitting).slice(0, maxItems);
  const taken = new Set(fitting);
  for (const item of items) {
    if (taken.has(item)) continue;
    note(item);
    countNoted(ledger, 'checklist_item', isFitting(item) ? 'too_many' : 'too_long');
  }
  countTaken(ledger, 'checklist_item', fitting.length);
  return fitting;
}

export function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).toWellFormed()}…`;
}

/** Splits a text into pieces within the limit, never inside a character. */
function piecesOf(text: string, longest: number): string[] {
  if (text.length <= longest) return [text];
  const end = /[\ud800-\udbff]$/.test(text.slice(0, longest)) ? longest - 1 : longest;
  return [text.slice(0, end), ...piecesOf(text.slice(end), longest)];
}

function htmlOf(markdown: string): string {
  if (markdown.trim() === '') return '';
  try {
    return cleanRichText(htmlOfMarkdown(markdown), 'text');
  } catch {
    // The markup exceeds the description limit.
    const paragraphs = markdown.trim().split(/\n{2,}/);
    return paragraphs.map((one) => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`).join('');
  }
}

const webAddress = /^(?:https?:\/\/[^/\\\s]\S*|mailto:\S+)$/i;

/** Formats details as an HTML list. */
export function detailsHtml(details: readonly Detail[]): string {
  if (details.length === 0) return '';
  const shown = ({ text, href = text }: Detail) =>
    webAddress.test(href)
      ? `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
      : escapeHtml(href === text ? text : `${text} (${href})`);
  const line = (detail: Detail) => `<li><strong>${escapeHtml(detail.label)}:</strong> ${shown(detail).replaceAll('\n', '<br>')}</li>`;
  return `<ul>${details.map(line).join('')}</ul>`;
}
