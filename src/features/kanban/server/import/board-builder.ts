import { type ImportProblem, mostImportedCards } from '../../import-contract.ts';
import { buildCard, type CardDraft, shortened } from './build-card.ts';
import { addLedger, countLeft, countTaken, type ImportLedger } from './import-ledger.ts';
import { type ImportedBoard, type ImportSettings, isDoneTitle, longestTitle, namelessColumn } from './imported-board.ts';

/** Collects what becomes of a file: each card is taken, or left for a reason, with all that belongs to it. */
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

  /** A column for a list of the file. @returns its place. */
  addColumn(title: string): number {
    countTaken(this.ledger, 'list');
    return this.#push(title);
  }

  /** The place of the column of this title, added where there is none yet. */
  column(title: string): number {
    const wanted = title.toLowerCase();
    const known = this.columns.findIndex((one) => one.toLowerCase() === wanted);
    return known >= 0 ? known : this.#push(title);
  }

  /** A column to which an archived card can come back. */
  anyColumn(): number {
    return this.columns.length > 0 ? 0 : this.#push('');
  }

  add(line: number, draft: CardDraft): void {
    const ledger = structuredClone(draft.ledger);
    const isDone = isDoneTitle(this.columns[draft.column] ?? '');
    const built = this.#cards.length >= mostImportedCards ? 'too_many_cards' : buildCard({ ...draft, ledger }, isDone, this.#settings);
    if (typeof built === 'object') {
      addLedger(this.ledger, ledger, true);
      countTaken(this.ledger, 'card');
      this.#cards.push(built);
      return;
    }
    this.leave(line, draft.title, built);
    addLedger(this.ledger, draft.ledger, false);
    // What `buildCard` counts for a card that is taken, and whoever writes the board.
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
