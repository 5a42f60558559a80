/** Storage key for messages the server hasn't accepted yet. */
export const outboxKey = (eid: string) => `chatOutbox:${eid}`;
