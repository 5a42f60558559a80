/** Whether somebody closed what the browser asked with, or let it wait too long: nothing to be told. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
