import { endpoints } from '#app/endpoints.ts';
import { inputOf } from '../walk/walk.ts';

/** A user of a company who sends requests to one server directly and to one behind a pooler. */
export interface Company {
  /** Appears in everything they write, and in nothing of the other company. */
  mark: string;
  direct: Ask;
  pooled: Ask;
}
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

interface Found {
  calls: number;
  /** Responses that contain data of the other company. */
  foreign: string[];
  /** Responses that differ from those of the other server. */
  wrong: string[];
  failed: string[];
}

const atOnce = 24;
const everyNthWrites = 10;

/** Reads without parameters: they return everything a company has. */
const reads = endpoints
  .filter(({ method, path, raw, access }) => method === 'GET' && !path.includes('{') && !raw && access !== 'anyone')
  .flatMap((endpoint) => inputOf(endpoint, new Map())?.address ?? []);

/** Sends mixed concurrent requests of both companies, and compares each response with that of the server without a pooler. */
export async function mixedCalls(companies: readonly [Company, Company], count: number): Promise<Found> {
  const found: Found = { calls: 0, foreign: [], wrong: [], failed: [] };
  const written = companies.map(() => 0);
  const before = await Promise.all(companies.map(readDirectly));
  const answers: { at: number; path: string; text: string }[] = [];

  const callNumber = async (number: number) => {
    const at = number % companies.length;
    const { mark, pooled } = companies[at] as Company;
    const isWrite = number % everyNthWrites === at;
    const path = isWrite ? '/apps/todo/add-tasks' : (reads[Math.floor(number / companies.length) % reads.length] as string);
    const task = { title: `${mark} ${number}` };
    const answer = await (isWrite ? pooled(path, write({ task })) : pooled(path));
    const text = await answer.text();
    found.calls += 1;
    if (answer.status >= 500) found.failed.push(`${answer.status} ${path} ${text}`);
    if (text.includes((companies[1 - at] as Company).mark)) found.foreign.push(path);
    if (!isWrite) answers.push({ at, path, text });
    else if (answer.status === 201) written[at] = (written[at] ?? 0) + 1;
    else found.wrong.push(`${answer.status} ${path} ${text}`);
  };
  let next = 0;
  const takeTurns = async () => {
    while (next < count) {
      next += 1;
      await callNumber(next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));

  const after = await Promise.all(companies.map(readDirectly));
  for (const { at, path, text } of answers) {
    const expected = before[at]?.get(path);
    // Some responses include what was written in the meantime.
    if (expected === after[at]?.get(path) && unsigned(text) !== expected) found.wrong.push(`${path}: ${text.slice(0, 200)}`);
  }
  for (const [at, { mark, direct }] of companies.entries()) {
    const kept = await (await direct(`/api/v1/todo?${new URLSearchParams({ q: mark, perPage: '1' })}`)).json();
    if (kept.total !== written[at]) found.wrong.push(`${mark}: ${kept.total} of ${written[at]} written`);
  }
  return found;
}

export function write(body: object): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

async function readDirectly({ direct }: Company): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const path of reads) answers.set(path, unsigned(await (await direct(path)).text()));
  return answers;
}

/** File addresses are re-signed in each response. */
function unsigned(text: string): string {
  return text.replaceAll(/expires=\d+(&amp;|&|\\u0026)signature=[\w%-]+/g, 'signed');
}
