/** The header by which a call that adds something is done once, however often it is sent (draft-ietf-httpapi-idempotency-key-header). */
export const onceHeader = 'Idempotency-Key';

/** What a key of the caller's may be: a UUID is one. */
export const onceKeyPattern = /^[\w-]{8,64}$/;

/** What is said of it where calls are documented. */
export const onceText =
  'A key of your own, another for each thing that is added, such as a UUID. The same call under the same key is done once: sent again within a day, because no answer came, it is answered what the first was. Something else under it is refused (422).';
