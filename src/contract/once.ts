/** The header by which a call that adds something is done once, however often it is sent (draft-ietf-httpapi-idempotency-key-header). */
export const onceHeader = 'Idempotency-Key';

/** What a key of the caller's may be: a UUID is one. */
export const onceKeyPattern = /^[\w-]{8,64}$/;

/** Its description in the API documents. */
export const onceText =
  'A unique key for each item you add, such as a UUID. Repeating the call with the same key within a day returns the first response, so you can retry safely. Another call with the same key is refused (422).';
