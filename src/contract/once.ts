/** The header that makes a creating request run once, however often it is sent (draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** Allowed idempotency keys, such as a UUID. */
export const onceKeyPattern = /^[\w-]{8,64}$/;

/** The header's description in the API documents. */
export const onceText =
  'A unique key for each item you add, such as a UUID. Repeating the call with the same key within a day returns the first response, so you can retry safely. Another call with the same key is refused (422).';
