import { transport } from './transport.ts';

/** How long the page must be free of loads and long tasks to count as idle. */
const quietMs = 1200;
/** Performance mark at which a page has loaded what it needs to be usable (`e2e/page-weight.spec.ts`). */
const atRestMark = 'at-rest';
/** Maximum wait, however busy the page is. */
const latestMs = 10_000;

/**
 * Runs a callback once the page is idle, so deferred work doesn't slow down what the user sees. Also waits for an API in the tab,
 * but never longer than ten seconds.
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  const begin = () => {
    stop();
    performance.mark(atRestMark);
    run();
  };
  const beginIfIdle = () => (transport().tab?.isBusy() ? again() : begin());
  const latest = setTimeout(begin, latestMs);
  let timer = setTimeout(beginIfIdle, quietMs);
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(beginIfIdle, quietMs);
  };
  const observers = ['resource', 'longtask']
    .filter((type) => PerformanceObserver.supportedEntryTypes.includes(type))
    .map((type) => {
      const observer = new PerformanceObserver(again);
      observer.observe({ type });
      return observer;
    });
  const stop = () => {
    clearTimeout(latest);
    clearTimeout(timer);
    for (const observer of observers) observer.disconnect();
  };
  return stop;
}
