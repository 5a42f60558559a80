import { whileBusy } from '#web/settled.ts';

const againAfterMs = 30_000;

/**
 * Loads what works behind the page, and starts it, once the page stands. The server may be away for a moment: then it is tried again.
 * @param start answers how to stop it
 * @returns how to stop it, or to give it up
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
