const authPages = /^\/(login|register|forgot-password|pages\/(login|register|forgot-password|two-steps)-)/;

/** The address in `?to=` when it is a page of this app that can be returned to; else `null`, so that no link leads a person elsewhere. */
export function returnPath(search: string, origin: string): string | null {
  const to = new URLSearchParams(search).get('to');
  if (!to?.startsWith('/') || !URL.canParse(to, origin)) return null;
  const { origin: itsOrigin, pathname, search: itsSearch, hash } = new URL(to, origin);
  if (itsOrigin !== origin || pathname.startsWith('//') || authPages.test(pathname)) return null;
  return `${pathname}${itsSearch}${hash}`;
}
