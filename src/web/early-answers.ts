/** What the head of the page asked for while the code loaded (index.html): for whom, when, and each answer, null for what was not reached or not let in. */
interface EarlyAnswers {
  eid: string;
  /** Since the page was navigated to, in milliseconds. */
  askedAtMs: number;
  answers: Record<string, Promise<Response | null>>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

/** What is older was asked for by a page that has been left. */
const goodForMs = 10_000;

/** The answer to a GET that was asked for ahead for this person; undefined when there is none. Each is given once. */
export function takeEarlyAnswer(address: string, eid: string): Promise<Response | null> | undefined {
  const early = globalThis.window?.earlyAnswers;
  if (early?.eid !== eid || performance.now() - early.askedAtMs > goodForMs) return undefined;
  const answer = early.answers[address];
  delete early.answers[address];
  return answer;
}
