/** Names a row for the queue. */
export type RowKey = string | number;

export interface RowQueue {
  /**
   * Runs when all that was given before for one of these rows has ended, well or badly. What names other rows does not wait: a call
   * that hangs holds up its own rows alone. Without rows it runs at once.
   */
  run<R>(rows: readonly RowKey[], work: () => Promise<R>): Promise<R>;
}

/** Queues of calls, one for each row, so that changes of a row arrive in the order in which they were made. */
export function createRowQueue(): RowQueue {
  const lasts = new Map<RowKey, Promise<unknown>>();
  return {
    run<R>(rows: readonly RowKey[], work: () => Promise<R>): Promise<R> {
      const before = rows.flatMap((row) => lasts.get(row) ?? []);
      const done = before.length > 0 ? Promise.all(before).then(work) : work();
      const ended = done.then(
        () => undefined,
        () => undefined,
      );
      for (const row of rows) lasts.set(row, ended);
      void ended.then(() => {
        for (const row of rows) if (lasts.get(row) === ended) lasts.delete(row);
      });
      return done;
    },
  };
}
