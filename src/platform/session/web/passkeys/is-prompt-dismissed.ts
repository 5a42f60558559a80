/** Whether the browser's prompt was dismissed or timed out, in which case no error is shown. */
export function isPromptDismissed(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
