/**
 * Responses prefetched in the page's head while the code loads (index.html): for which person, when, and by address; null for a failed
 * request.
 */
interface EarlyAnswers {
  eid: string;
  /** Milliseconds since navigation start. */
  askedAtMs: number;
  answers: Record<string, Promise<Response | null>>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

/** Older responses belong to a page that has been left. */
const goodForMs = 10_000;

/** Takes a prefetched GET response for this person; undefined when there is none. Each can be taken only once. */
export function takeEarlyAnswer(address: string, eid: string): Promise<Response | null> | undefined {
  const early = globalThis.window?.earlyAnswers;
  if (early?.eid !== eid || performance.now() - early.askedAtMs > goodForMs) return undefined;
  const answer = early.answers[address];
  delete early.answers[address];
  return answer;
}
