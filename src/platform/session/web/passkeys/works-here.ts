/** Whether passkeys work on this page: the browser has them, and the server gives them to pages of this address. */
export function passkeysWorkHere(origin: string | null | undefined): boolean {
  return origin === window.location.origin && 'PublicKeyCredential' in window;
}
