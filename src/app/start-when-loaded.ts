import { whileBusy } from '#web/settled.ts';

const againAfterMs = 30_000;

/**
 * Loads background code after the page and starts it. Retries when loading fails, as the server may be briefly unavailable.
 * @param start returns a function that stops it
 * @returns a function that stops it or cancels loading
 */
export function startWhenLoaded<M>(load: () => Promise<M>, start: (loaded: M) => () => void, afterMs = 0): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const begin = async () => {
    const loaded = await whileBusy('code', load()).catch(() => null);
    if (isOver) return;
    if (loaded) stop = start(loaded);
    else timer = setTimeout(begin, againAfterMs);
  };
  let timer = setTimeout(begin, afterMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop?.();
  };
}
