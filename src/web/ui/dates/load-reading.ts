import { loadQuietly } from '#web/load-quietly.ts';

/** What understands words of days: loaded when somebody goes to such a field. */
export const loadReading = () => import('#web/dates/read-typed.ts');

/** So that it is there once something was typed. */
export const expectTyping = (): void => loadQuietly(loadReading, () => undefined);
