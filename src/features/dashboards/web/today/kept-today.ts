import { keptChoice } from '#web/session-store.ts';

/** Whether Today was folded up in this browser, and whether nothing waited when it was seen last: so it has its height before it is read. */
export const keptFold = keptChoice('atrium.dashboard.today.folded');
export const keptQuiet = keptChoice('atrium.dashboard.today.quiet');
