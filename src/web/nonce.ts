let made: string | undefined;

/**
 * The nonce of this page: what is written into it at run time, such as the styles of a mail's frame, is shown only with it. A page that came as
 * a file was given none, and needs none itself; its frames have one that is made here.
 */
export function pageNonce(): string {
  const given = document.querySelector<HTMLMetaElement>('meta[name=n]')?.nonce;
  made ??= given || crypto.getRandomValues(new Uint32Array(4)).join('');
  return made;
}
