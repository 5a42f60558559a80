import { loadQuietly } from '#web/load-quietly.ts';

/** Loads the parser for date phrases, when a field that uses it gets focus. */
export const loadReading = () => import('#web/dates/read-typed.ts');

/** Preloads it before the user has typed. */
export const expectTyping = (): void => loadQuietly(loadReading, () => undefined);
