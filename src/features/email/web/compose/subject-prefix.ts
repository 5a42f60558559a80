// Prefixes of clients in other languages are removed too, so a long thread keeps a single one.
const answers = /^\s*(?:re|res|aw|sv|vs|antw|rép|رد)(?:\[\d+\])?\s*[:：]\s*/iu;
const forwards = /^\s*(?:fwd?|wg|tr|enc|vl|doorst|إعادة توجيه)(?:\[\d+\])?\s*[:：]\s*/iu;

/** `Re: …`, once. */
export const replySubject = (subject: string) => `Re: ${withoutPrefix(subject, answers)}`;

/** `Fwd: …`, once. */
export const forwardSubject = (subject: string) => `Fwd: ${withoutPrefix(subject, forwards)}`;

/** Checks whether a subject has a forward prefix. */
export const isForward = (subject: string) => forwards.test(subject);

function withoutPrefix(subject: string, prefix: RegExp): string {
  let bare = subject;
  while (prefix.test(bare)) bare = bare.replace(prefix, '');
  return bare.trim();
}
