import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/database.ts';

const patienceMs = 2000;

/** Wraps a database to check whether all connections are released. */
export function watchedDatabase(database: Database): Database & { isReleased(): Promise<boolean> } {
  let heldCount = 0;
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    heldCount += 1;
    return work.finally(() => {
      heldCount -= 1;
    });
  };
  return {
    reading: (entity, work) => counted(database.reading(entity, work)),
    writing: (entity, work) => counted(database.writing(entity, work)),
    /** Parallel work of others finishes; work that waits for the caller does not. */
    async isReleased() {
      for (const until = Date.now() + patienceMs; heldCount > 0 && Date.now() < until; ) await pause(5);
      return heldCount === 0;
    },
  };
}
