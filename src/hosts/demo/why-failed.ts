import type { TabState } from '#web/transport.ts';

/** Why the API did not start, as a page can say it. */
export function whyFailed(error: unknown): Extract<TabState, { phase: 'failed' }> {
  const detail = error instanceof Error ? error.message : String(error);
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return { phase: 'failed', reason: 'full', detail };
  if (name === 'ReferenceError' || name === 'CompileError') return { phase: 'failed', reason: 'outdated-browser', detail };
  if (name === 'TypeError' || / was answered with \d/.test(detail)) return { phase: 'failed', reason: 'not-loaded', detail };
  return { phase: 'failed', reason: 'broken', detail };
}
