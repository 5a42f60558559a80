/** Ids that one call may name. */
const idsPerCall = 1000;

/** Calls with as many of the ids as a call may name, one after another. Answers all that came back. */
export async function inCalls<R>(ids: readonly number[], run: (some: number[]) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let first = 0; first < ids.length; first += idsPerCall) answers.push(await run(ids.slice(first, first + idsPerCall)));
  return answers;
}
