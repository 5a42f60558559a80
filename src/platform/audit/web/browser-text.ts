import { browserOf } from '#web/browser-of.ts';

/** `Firefox 131 · Windows`; of a program that is no known browser what it calls itself. */
export function browserText(userAgent: string): string {
  const { browser, system } = browserOf(userAgent);
  return browser ? [browser, system].filter(Boolean).join(' · ') : userAgent;
}
