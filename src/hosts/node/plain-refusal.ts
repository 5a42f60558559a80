/** Builds an error response in the API's format, for requests that never reached the API. */
export function plainRefusal(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { code, message } }, { status, headers });
}
