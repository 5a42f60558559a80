const longestId = 500;
const mostReferences = 50;
// An answer to several mails at once names them all.
const mostAnswered = 5;

/** The message id, with its angle brackets; the given one where there is none that other mails could refer to. */
export function messageIdOf(given: string | undefined, otherwise: string): string {
  return idsIn(given ?? '')[0] ?? otherwise;
}

/** The mails that a mail refers to, oldest first; the last one is the one that it answers. */
export function referencesOf({
  references = '',
  inReplyTo = '',
}: {
  references?: string | undefined;
  inReplyTo?: string | undefined;
}): string[] {
  const answered = idsIn(inReplyTo).slice(0, mostAnswered).toReversed();
  const before = idsIn(references).filter((id) => !answered.includes(id));
  return longestChain([...new Set([...before, ...answered])]);
}

/** What an answer to a mail refers to. */
export function referencesTo({ referenceIds, messageId }: { referenceIds: readonly string[]; messageId: string }): string[] {
  return longestChain([...referenceIds, messageId].filter(Boolean));
}

/** The first one stays: in it, all mails of a long thread meet. */
function longestChain(ids: string[]): string[] {
  return ids.length > mostReferences ? [...ids.slice(0, 1), ...ids.slice(1 - mostReferences)] : ids;
}

/** Some programs write ids without their brackets, or fold a line within one. */
function idsIn(text: string): string[] {
  const bare = text.split(/[\s,]+/).filter(Boolean);
  const ids = bare.every((one) => /^[!-;=?-~]+@[!-;=?-~]+$/.test(one))
    ? bare.map((one) => `<${one}>`)
    : [...text.matchAll(/<([!-;=?-~\s]+)>/g)].map(([, id = '']) => `<${id.replaceAll(/\s/g, '')}>`);
  return ids.filter((id) => id.length > 2 && id.length <= longestId);
}
