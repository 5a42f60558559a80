import { fillPath } from '#contract/fill-path.ts';
import { innerRequest } from '#server/inner-request.ts';
import { notFound, type Refusal } from '#server/refusal.ts';
import type { Answerer } from '#server/server-area.ts';
import type { MadeCall } from '#server/undo-rule.ts';

/** Response of an inner request: JSON, or no content. */
export interface InnerAnswer {
  status: number;
  body: unknown;
}

/**
 * Runs a request through the API on behalf of the outer request's caller, with the usual validation, authorization, and audit. @param
 * onceKey idempotency key
 */
export async function makeInnerCall(
  answer: Answerer,
  within: Request,
  { endpoint, input }: MadeCall,
  onceKey?: string,
): Promise<InnerAnswer> {
  const params = new Map(Object.entries(input.params ?? {}));
  const path = fillPath(endpoint.path, (name) => params.get(name));
  // No such resource; the path would match a different endpoint.
  if (path === null) return refusedCall(notFound('item'));
  const search = new URLSearchParams(Object.entries(input.query ?? {}).flatMap(([name, value]) => asQuery(name, value)));
  const hasBody = endpoint.body !== undefined;
  const request = innerRequest(within, search.size > 0 ? `${path}?${search}` : path, {
    method: endpoint.method,
    body: hasBody ? JSON.stringify(input.body ?? {}) : undefined,
    onceKey,
  });
  const response = await answer(request);
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return { status: response.status, body: text === '' ? null : isJson ? JSON.parse(text) : text };
}

/** Response of a request refused before it runs. */
export async function refusedCall(refusal: Refusal): Promise<InnerAnswer> {
  return { status: refusal.status, body: await refusal.answer().json() };
}

function asQuery(name: string, value: unknown): [string, string][] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.map((one): [string, string] => [`${name}[]`, String(one)]) : [[name, String(value)]];
}

export interface ToolAnswer {
  content: { type: 'text'; text: string }[];
  isError?: boolean;
  [key: string]: unknown;
}

/** Converts a response to a tool result. @param more is added to it */
export function toolAnswer({ status, body }: InnerAnswer, more?: object): ToolAnswer {
  const nothing = status < 400 ? { done: true } : { error: { message: `The call was answered ${status}` } };
  const told = [body ?? nothing, ...(more ? [more] : [])];
  const content = told.map((one) => ({ type: 'text' as const, text: JSON.stringify(one) }));
  return status < 400 ? { content } : { content, isError: true };
}
