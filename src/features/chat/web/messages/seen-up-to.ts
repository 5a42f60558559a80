interface Shown {
  hasAfter: boolean;
  messages: readonly { id: number }[];
}

/**
 * Up to which message whoever reads at the end of a thread has seen it. The row of the chat may know of a message, and count it, before
 * it stands among the others: nothing more is seen until it does, or else that one would never be.
 * @param newestId the newest message that the row of the chat knows of
 */
export function seenUpTo(shown: Shown | undefined, newestId: number | undefined): number | undefined {
  if (!shown || shown.hasAfter) return newestId;
  const lastId = shown.messages.at(-1)?.id;
  return lastId !== undefined && lastId >= (newestId ?? 0) ? lastId : undefined;
}
