import { connection } from './connection.ts';
import { whileBusy } from './settled.ts';

/** Loads code that the page can do without: where it does not arrive, what it would add is not there. */
export function loadQuietly<M>(load: () => Promise<M>, use: (loaded: M) => void): void {
  void whileBusy('code', load()).then(use, () => connection.suspect());
}
