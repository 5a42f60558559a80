/** Whether passkeys work on this page: the browser supports them, and the server allows them for this origin. */
export function passkeysWorkHere(origin: string | null | undefined): boolean {
  return origin === window.location.origin && 'PublicKeyCredential' in window;
}
