let made: string | undefined;

/**
 * Returns the page's CSP nonce, required for styles added at run time, such as those in a mail's frame. A page loaded from
 * a file has none and needs none itself; its frames get one created here.
 */
export function pageNonce(): string {
  const given = document.querySelector<HTMLMetaElement>('meta[name=n]')?.nonce;
  made ??= given || crypto.getRandomValues(new Uint32Array(4)).join('');
  return made;
}
