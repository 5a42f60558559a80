const authPages = /^\/(login|register|forgot-password|pages\/(login|register|forgot-password|two-steps)-)/;

/** Returns the path in `?to=` if it is a page of this app that can be returned to; otherwise `null`, which prevents open redirects. */
export function returnPath(search: string, origin: string): string | null {
  const to = new URLSearchParams(search).get('to');
  if (!to?.startsWith('/') || !URL.canParse(to, origin)) return null;
  const { origin: itsOrigin, pathname, search: itsSearch, hash } = new URL(to, origin);
  if (itsOrigin !== origin || pathname.startsWith('//') || authPages.test(pathname)) return null;
  return `${pathname}${itsSearch}${hash}`;
}
