/** In pieces of at most so many, as one call takes. */
export function parted<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
}

/** Calls with as many as a call may name, one after another. Answers all that came back. */
export async function inParts<T, R>(all: readonly T[], most: number, send: (part: T[]) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (const part of parted(all, most)) answers.push(await send(part));
  return answers;
}
