/** Under which the browser keeps what a person has sent and the server has not taken. */
export const outboxKey = (eid: string) => `chatOutbox:${eid}`;
