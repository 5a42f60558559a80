import { readSession } from '#web/session-store.ts';

/** Where the browser keeps what a person did to mails that the server has not taken yet. */
export const queueKey = () => `mailQueue:${readSession()?.userData.eid ?? ''}`;
