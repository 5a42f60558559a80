/** Lets what else waits be done before a long work goes on: other calls, timers. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
