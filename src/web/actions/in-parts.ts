import { parted } from '#contract/parted.ts';

/** Sends requests in batches of limited size, one after another. Returns all responses. */
export async function inParts<T, R>(all: readonly T[], most: number, send: (part: T[]) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (const part of parted(all, most)) answers.push(await send(part));
  return answers;
}
