const longestId = 500;
const maxReferences = 50;
// A reply to several emails at once references all of them.
const maxAnswered = 5;

/** Returns the message id with its angle brackets, or the fallback when other emails could not refer to it. */
export function messageIdOf(given: string | undefined, otherwise: string): string {
  return idsIn(given ?? '')[0] ?? otherwise;
}

/** Returns the emails that an email refers to, oldest first; the last is the one it replies to. */
export function referencesOf({
  references = '',
  inReplyTo = '',
}: {
  references?: string | undefined;
  inReplyTo?: string | undefined;
}): string[] {
  const answered = idsIn(inReplyTo).slice(0, maxAnswered).toReversed();
  const before = idsIn(references).filter((id) => !answered.includes(id));
  return longestChain([...new Set([...before, ...answered])]);
}

/** Returns the references of a reply to an email. */
export function referencesTo({ referenceIds, messageId }: { referenceIds: readonly string[]; messageId: string }): string[] {
  return longestChain([...referenceIds, messageId].filter(Boolean));
}

/** Keeps the first id, the one that all emails of a long thread have in common. */
function longestChain(ids: string[]): string[] {
  return ids.length > maxReferences ? [...ids.slice(0, 1), ...ids.slice(1 - maxReferences)] : ids;
}

/** Some programs omit the brackets of an id or fold a line within one. */
function idsIn(text: string): string[] {
  const bare = text.split(/[\s,]+/).filter(Boolean);
  const ids = bare.every((one) => /^[!-;=?-~]+@[!-;=?-~]+$/.test(one))
    ? bare.map((one) => `<${one}>`)
    : [...text.matchAll(/<([!-;=?-~\s]+)>/g)].map(([, id = '']) => `<${id.replaceAll(/\s/g, '')}>`);
  return ids.filter((id) => id.length > 2 && id.length <= longestId);
}
