import { sql } from 'drizzle-orm';
import type { FieldReason } from '#contract/reason.ts';
import { sha256Hex } from '#server/bytes.ts';
import type { Db } from '#server/database.ts';
import type { Table } from './catalogue.ts';
import { keyOf } from './check-rows.ts';
import type { CleanedRows } from './clean-rows.ts';
import { isAboutAnotherRow, maxProblems, problemOf, type RowProblem, reasonOf } from './row-problem.ts';

const rowsAtOnce = 200;
const charactersAtOnce = 2 * 1024 * 1024;
/** Maximum size of rows waiting for rows they reference. */
const maxWaitingCharacters = 64 * 1024 * 1024;

interface Waiting {
  table: Table;
  line: string;
}

interface Filling {
  db: Db;
  entity: string;
  /** The imported columns of each table. */
  columns: Map<string, string[]>;
  clean: (given: { table: string; lines: string[] }) => Promise<CleanedRows>;
  /** Keys of the files in the archive. */
  brought: ReadonlySet<string>;
}

/**
 * Inserts rows of an archive into a company within a transaction, and collects those that were rejected. Sanitizes each row first, because
 * anyone can forge an archive.
 */
export class RowFiller {
  readonly problems: RowProblem[] = [];
  readonly #db: Db;
  readonly #entity: string;
  readonly #columns: Map<string, string[]>;
  readonly #clean: Filling['clean'];
  readonly #brought: Filling['brought'];
  #waiting: Waiting[] = [];
  #waitingCharacters = 0;

  constructor({ db, entity, columns, clean, brought }: Filling) {
    this.#db = db;
    this.#entity = entity;
    this.#columns = columns;
    this.#clean = clean;
    this.#brought = brought;
  }

  async add(table: Table, lines: string[]): Promise<void> {
    let batch: string[] = [];
    let characters = 0;
    for (const line of lines) {
      batch.push(line);
      characters += line.length;
      if (batch.length < rowsAtOnce && characters < charactersAtOnce) continue;
      await this.#take(table, batch);
      batch = [];
      characters = 0;
    }
    if (batch.length > 0) await this.#take(table, batch);
  }

  async #take(table: Table, batch: string[]): Promise<void> {
    const { lines, refused } = await this.#clean({ table: table.name, lines: batch });
    for (const { line, why } of refused) this.#name(table, line, why);
    const own = table.name === 'files' ? await Promise.all(lines.map((line) => withBroughtKey(line, this.#brought))) : lines;
    if (own.length > 0) await this.#insert(table, own);
  }

  /** Retries rows whose references were missing, until no more succeed. */
  async end(): Promise<void> {
    for (let before = Number.POSITIVE_INFINITY; this.#waiting.length > 0 && this.#waiting.length < before; ) {
      const tried = this.#waiting;
      before = tried.length;
      this.#waiting = [];
      this.#waitingCharacters = 0;
      for (const { table, line } of tried) await this.#insert(table, [line]);
    }
    for (const { table, line } of this.#waiting) this.#name(table, line, { code: 'row_names_nothing' });
  }

  /** Inserts rows together; if one fails, bisects. */
  async #insert(table: Table, lines: string[]): Promise<void> {
    if (this.problems.length >= maxProblems) return;
    try {
      await this.#db.transaction((within) => within.execute(this.#statement(table, lines)));
    } catch (error) {
      const why = reasonOf(error);
      if (!why) throw error;
      const [line = ''] = lines;
      if (lines.length > 1) {
        const half = Math.ceil(lines.length / 2);
        await this.#insert(table, lines.slice(0, half));
        await this.#insert(table, lines.slice(half));
      } else if (isAboutAnotherRow(error) && this.#waitingCharacters < maxWaitingCharacters) {
        this.#waiting.push({ table, line });
        this.#waitingCharacters += line.length;
      } else this.#name(table, line, why);
    }
  }

  #statement({ name }: Table, lines: string[]) {
    const columns = (this.#columns.get(name) ?? []).map((column) => sql.identifier(column));
    const all = sql.join([sql.identifier('entity'), ...columns], sql`, `);
    const given = sql.join([sql`${this.#entity}::text`, ...columns], sql`, `);
    return sql`insert into ${sql.identifier(name)} (${all})
      select ${given} from json_populate_recordset(null::public.${sql.identifier(name)}, ${`[${lines.join(',')}]`}::json)`;
  }

  #name(table: Table, line: string, why: FieldReason): void {
    if (this.problems.length < maxProblems) this.problems.push(problemOf(table.name, keyOf(table), line, why));
  }
}

/**
 * Prepares a row of `files` for the import. File content is deduplicated across companies by SHA-256, so a row could open anything its key
 * names.
 * A row whose content is not in the archive gets a key that matches nothing.
 * @param brought the keys of the files in the archive
 */
async function withBroughtKey(line: string, brought: ReadonlySet<string>): Promise<string> {
  const row = JSON.parse(line) as { key?: unknown };
  if (typeof row.key === 'string' && brought.has(row.key)) return line;
  return JSON.stringify({ ...row, key: await sha256Hex(`lost ${typeof row.key === 'string' ? row.key : JSON.stringify(row.key)}`) });
}
