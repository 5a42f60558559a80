import { browserOf } from '#web/browser-of.ts';

/** Formats a user agent as `Firefox 131 · Windows`; unknown programs by their own name. */
export function browserText(userAgent: string): string {
  const { browser, system } = browserOf(userAgent);
  return browser ? [browser, system].filter(Boolean).join(' · ') : userAgent;
}
