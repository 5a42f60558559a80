import { whileBusy } from './settled.ts';

type Load = () => Promise<unknown>;

const waiting: Load[] = [];
let atRest = false;
let running = false;

/** Loads a part once the page is at rest, after those that were named before: what is opened later opens without a network too. */
export function loadAtRest(load: Load): void {
  waiting.push(load);
  if (atRest) void loadWaiting();
}

/** Begins: the page is at rest. */
export function startLoadingAtRest(): void {
  atRest = true;
  void loadWaiting();
}

async function loadWaiting(): Promise<void> {
  if (running) return;
  running = true;
  for (let load = waiting.shift(); load; load = waiting.shift()) {
    await idle();
    await loadAhead(load);
  }
  running = false;
}

/** Loads what nobody has asked for yet; where that fails it is told when it is asked for. */
export async function loadAhead(load: Load): Promise<void> {
  await whileBusy('code', load()).catch(() => undefined);
}

function idle(): Promise<void> {
  return new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 50)));
}
