/** A refusal in the API's form, of what never reached the API. */
export function plainRefusal(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { code, message } }, { status, headers });
}
