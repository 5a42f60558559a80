import { connection } from './connection.ts';
import { whileBusy } from './settled.ts';

type Load = () => Promise<unknown>;

const parts: Load[] = [];
const pages: Load[] = [];
let atRest = false;
let running = false;

/** Loads a part of a page once the page is at rest, after those that were named before: what is opened later opens without a network too. */
export function loadAtRest(load: Load): void {
  parts.push(load);
  if (atRest) void loadWaiting();
}

/** Begins: the page is at rest. Other pages come after all parts of those that are there. */
export function startLoadingAtRest(others: readonly Load[]): void {
  pages.push(...others);
  atRest = true;
  void loadWaiting();
}

async function loadWaiting(): Promise<void> {
  if (running) return;
  running = true;
  for (let queue = nextQueue(); queue; queue = nextQueue()) {
    await idle();
    const [load] = queue;
    if (load && (await isDealtWith(load))) queue.shift();
  }
  running = false;
}

function nextQueue(): Load[] | undefined {
  return [parts, pages].find(({ length }) => length > 0);
}

/** What fails because the server is lost is loaded once it is back. What fails otherwise is told when it is asked for. */
async function isDealtWith(load: Load): Promise<boolean> {
  if (await loadAhead(load)) return true;
  const { wasLost } = await connection.reached();
  return !wasLost;
}

/** Loads what nobody has asked for yet; where that fails it is told when it is asked for. @returns whether it arrived */
export async function loadAhead(load: Load): Promise<boolean> {
  return whileBusy('code', load()).then(
    () => true,
    () => false,
  );
}

function idle(): Promise<void> {
  return new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 50)));
}
