import { parted } from '#contract/parted.ts';

/** Calls with as many as a call may name, one after another. Answers all that came back. */
export async function inParts<T, R>(all: readonly T[], most: number, send: (part: T[]) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (const part of parted(all, most)) answers.push(await send(part));
  return answers;
}
