const pendingRequests = new Set<Promise<unknown>>();

/** How long a page waits for its first rows before it shows a skeleton. */
export const initialRequestsTimeoutMs = 400;

/** Tracks a page's initial request until it settles. */
export function trackInitialRequest(asked: Promise<unknown>): void {
  pendingRequests.add(asked);
  void asked.catch(() => undefined).finally(() => pendingRequests.delete(asked));
}

/** Waits until all tracked requests settle, up to `initialRequestsTimeoutMs`, so rows appear at once without a skeleton. */
export async function waitForInitialRequests(): Promise<void> {
  await Promise.race([Promise.allSettled(pendingRequests), new Promise((resolve) => setTimeout(resolve, initialRequestsTimeoutMs))]);
}
