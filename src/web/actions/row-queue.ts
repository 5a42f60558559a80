export type RowKey = string | number;

export interface RowQueue {
  /**
   * Runs once all earlier work on these rows has settled, successfully or not. Work on other rows doesn't wait, so a hanging request
   * blocks only its own rows. Without rows it runs at once.
   */
  run<R>(rows: readonly RowKey[], work: () => Promise<R>): Promise<R>;
}

/** Queues requests per row, so changes to a row arrive in order. */
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
