/** The nonce of this page: what is written into it at run time, such as the styles of a mail's frame, is shown only with it. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=n]')?.nonce ?? '';
}
