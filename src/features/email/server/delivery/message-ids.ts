const longestId = 500;
const mostReferences = 50;

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
  const answered = idsIn(inReplyTo)[0];
  const before = idsIn(references).filter((id) => id !== answered);
  return [...new Set([...before, ...(answered ? [answered] : [])])].slice(-mostReferences);
}

/** What an answer to a mail refers to. */
export function referencesTo({ referenceIds, messageId }: { referenceIds: readonly string[]; messageId: string }): string[] {
  return [...referenceIds, messageId].filter(Boolean).slice(-mostReferences);
}

function idsIn(text: string): string[] {
  return [...text.matchAll(/<[!-;=?-~]+>/g)].map(([id]) => id).filter((id) => id.length <= longestId);
}
