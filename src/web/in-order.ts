let last: Promise<unknown> = Promise.resolve();

/** Runs moves one after the other, so that they arrive in the order in which they were made. */
export function inOrder<R>(run: () => Promise<R>): Promise<R> {
  const own = last.then(run);
  last = own.catch(() => undefined);
  return own;
}
