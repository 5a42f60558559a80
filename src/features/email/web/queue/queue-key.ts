import { readSession } from '#web/session-store.ts';

/** Storage key of a person's queued mail writes. */
export const queueKey = () => `mailQueue:${readSession()?.userData.eid ?? ''}`;
