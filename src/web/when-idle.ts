import { transport } from './transport.ts';

/** For how long nothing may have loaded, and no task have been long, until a page counts as being at rest. */
const quietMs = 1200;
/** The name of the mark that ends what a page loads to be usable (`e2e/page-weight.spec.ts`). */
const atRestMark = 'at-rest';
/** It is not waited for longer, however busy the page is. */
const latestMs = 10_000;

/**
 * Runs once the page has come to rest: what nobody waits for begins then, so that it takes nothing from what they see. An API in the tab is
 * waited for too, but nothing for longer than ten seconds.
 * @returns how to give it up
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
