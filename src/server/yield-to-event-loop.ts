/** Lets pending work run before a long task continues: other requests, timers. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
