/** Where the browser keeps what a person did to mails that the server has not taken yet. */
export const queueKey = (eid: string) => `mailQueue:${eid}`;
