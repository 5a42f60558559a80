import { sql } from 'drizzle-orm';
import type { FieldReason } from '#contract/reason.ts';
import { sha256Hex } from '#server/bytes.ts';
import type { Db } from '#server/database.ts';
import type { Table } from './catalogue.ts';
import { keyOf } from './check-rows.ts';
import type { CleanedRows } from './clean-rows.ts';
import { isAboutAnotherRow, mostProblems, problemOf, type RowProblem, reasonOf } from './row-problem.ts';

const rowsAtOnce = 200;
const charactersAtOnce = 2 * 1024 * 1024;
/** So much may wait for rows that come after it. */
const mostWaitingCharacters = 64 * 1024 * 1024;

interface Waiting {
  table: Table;
  line: string;
}

interface Filling {
  db: Db;
  entity: string;
  /** For each table the columns of it that are taken. */
  columns: Map<string, string[]>;
  clean: (given: { table: string; lines: string[] }) => Promise<CleanedRows>;
  /** The keys of the files that come with the rows. */
  brought: ReadonlySet<string>;
}

/**
 * Puts rows of an archive into the tables of one entity, within a transaction, and keeps which of them could not be. Each is cleaned before: what
 * is in an archive anybody can have written.
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

  /** Tries once more what named a row that was not there yet, until that changes nothing. */
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

  /** Rows that go in together; where one of them cannot, each half by itself. */
  async #insert(table: Table, lines: string[]): Promise<void> {
    if (this.problems.length >= mostProblems) return;
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
      } else if (isAboutAnotherRow(error) && this.#waitingCharacters < mostWaitingCharacters) {
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
    if (this.problems.length < mostProblems) this.problems.push(problemOf(table.name, keyOf(table), line, why));
  }
}

/**
 * Prepares a row of `files` for the import. Bytes are deduplicated across companies by SHA-256, so a row can open whatever its key names.
 * A row whose bytes are not in the archive gets a key that matches no bytes.
 * @param brought the keys of the bytes in the archive
 */
async function withBroughtKey(line: string, brought: ReadonlySet<string>): Promise<string> {
  const row = JSON.parse(line) as { key?: unknown };
  if (typeof row.key === 'string' && brought.has(row.key)) return line;
  return JSON.stringify({ ...row, key: await sha256Hex(`lost ${typeof row.key === 'string' ? row.key : JSON.stringify(row.key)}`) });
}
