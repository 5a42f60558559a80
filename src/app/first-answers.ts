const underway = new Set<Promise<unknown>>();

/** How long a page waits for its first rows before it shows a skeleton. */
export const firstAnswersWithinMs = 400;

/** Tracks a page's initial request until it settles. */
export function rememberAsked(asked: Promise<unknown>): void {
  underway.add(asked);
  void asked.catch(() => undefined).finally(() => underway.delete(asked));
}

/** Waits until all tracked requests settle, up to `firstAnswersWithinMs`, so rows appear at once without a skeleton. */
export async function firstAnswers(): Promise<void> {
  await Promise.race([Promise.allSettled(underway), new Promise((resolve) => setTimeout(resolve, firstAnswersWithinMs))]);
}
