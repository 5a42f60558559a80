const underway = new Set<Promise<unknown>>();

/** How long a page waits for its first rows before it shows a skeleton in their place. */
export const firstAnswersWithinMs = 400;

/** Keeps in mind that a page has asked for what it shows first. */
export function rememberAsked(asked: Promise<unknown>): void {
  underway.add(asked);
  void asked.catch(() => undefined).finally(() => underway.delete(asked));
}

/** Waits until what was asked for has been answered, or failed, but not for long: rows then come in one piece, without a skeleton before them. */
export async function firstAnswers(): Promise<void> {
  await Promise.race([Promise.allSettled(underway), new Promise((resolve) => setTimeout(resolve, firstAnswersWithinMs))]);
}
