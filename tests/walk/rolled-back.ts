import { sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { ChosenDatabase } from '../chosen-database.ts';
import type { TestApi } from '../test-api.ts';
import { columnsOfEntities } from './rows-of.ts';

/** Carries a result out of the transaction it rolls back. */
class RolledBack extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('rolled back');
    this.answer = answer;
  }
}

export interface RollingBack {
  open(): Promise<ChosenDatabase>;
  /** Whether to roll back transactions, after checking their deferred constraints. */
  isOn: boolean;
  /** Returns the tables with rows of the watched company written since the last call; see `watchCompany`. */
  takeTouched(): string[];
}

/** A database whose transactions can be rolled back at the end, so that every request starts with the same rows. */
export function rollingBack(open: () => Promise<ChosenDatabase>): RollingBack {
  const touched = new Set<string>();
  const finish = async (db: Db, answer: unknown): Promise<never> => {
    await db.execute(sql`set constraints all immediate`);
    const result = await db.execute(sql`select current_setting('walk.touched', true) as touched`);
    const [row] = (result as unknown as { rows: { touched: string | null }[] }).rows;
    if (row?.touched) touched.add(row.touched);
    throw new RolledBack(answer);
  };
  const state: RollingBack = {
    isOn: false,
    async open() {
      const chosen = await open();
      const { database } = chosen;
      const writing: typeof database.writing = async (entity, work) => {
        if (!state.isOn) return database.writing(entity, work);
        try {
          return await database.writing(entity, async (db) => finish(db, await work(db)));
        } catch (error) {
          if (error instanceof RolledBack) return error.answer as Awaited<ReturnType<typeof work>>;
          throw error;
        }
      };
      return { ...chosen, database: { reading: (entity, work) => database.reading(entity, work), writing } };
    },
    takeTouched() {
      const tables = [...touched];
      touched.clear();
      return tables;
    },
  };
  return state;
}

/** Records within the transaction which tables of a company were written, regardless of who wrote them and how. */
export async function watchCompany({ ownerQuery, ...atrium }: TestApi, entity: string): Promise<void> {
  await ownerQuery(`create function tell_touched() returns trigger language plpgsql security definer as $$
    begin perform set_config('walk.touched', tg_table_name, true); return null; end $$`);
  const tables = new Set((await columnsOfEntities({ ownerQuery, ...atrium })).map(({ table }) => table));
  const triggers = [...tables].flatMap((table) => [
    `create trigger tell_new after insert on "${table}" for each row when (new.entity = '${entity}') execute function tell_touched()`,
    `create trigger tell_old after update or delete on "${table}" for each row when (old.entity = '${entity}') execute function tell_touched()`,
  ]);
  for (const trigger of triggers) await ownerQuery(trigger);
}
