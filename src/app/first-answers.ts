const underway = new Set<Promise<unknown>>();

/** Keeps in mind that a page has asked for what it shows first. */
export function rememberAsked(asked: Promise<unknown>): void {
  underway.add(asked);
  void asked.catch(() => undefined).finally(() => underway.delete(asked));
}

/** Waits until what was asked for has been answered, or failed, but no longer than `atMostMs`: rows then come in one piece, without a skeleton before them. */
export async function firstAnswers(atMostMs: number): Promise<void> {
  await Promise.race([Promise.allSettled(underway), new Promise((resolve) => setTimeout(resolve, atMostMs))]);
}
