import { connection } from './connection.ts';
import { whileBusy } from './settled.ts';

/** Loads optional code. If it fails to load, its feature is missing. */
export function loadQuietly<M>(load: () => Promise<M>, use: (loaded: M) => void): void {
  void whileBusy('code', load()).then(use, () => connection.suspect());
}
