import type { ErrorCode } from '#contract/error.ts';
import type { Reason } from '#contract/reason.ts';

const codes: Record<number, ErrorCode> = {
  0: 'unavailable',
  400: 'invalid',
  401: 'unauthenticated',
  402: 'plan_limit',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  422: 'unprocessable',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
  507: 'storage_full',
};

interface MissingRight {
  action: string;
  subject: string;
}

interface Details {
  status: number;
  code: string;
  message: string;
  fields: Record<string, string[]>;
  reason?: Reason | undefined;
  reasons?: Record<string, Reason[]> | undefined;
  current?: unknown;
  missing?: MissingRight | undefined;
  retryAfterSeconds?: number | undefined;
  body: unknown;
}

/** A request that was rejected or didn't reach the server (`status` 0, `code` `unavailable`). `body` is the response body in any shape. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Error messages by field, in English. */
  readonly fields: Record<string, string[]>;
  /** Why the whole request was rejected, as a code with values. */
  readonly reason: Reason | undefined;
  /** What is wrong with each field, as codes with values. */
  readonly reasons: Record<string, Reason[]>;
  /** The current row (409). */
  readonly current: unknown;
  /** The missing permission (403), if the server reports one. */
  readonly missing: MissingRight | undefined;
  /** How long to wait before retrying (429, 503). */
  readonly retryAfterSeconds: number | undefined;
  readonly body: unknown;

  constructor({ status, code, message, fields, reason, reasons = {}, current, missing, retryAfterSeconds, body }: Details) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.reason = reason;
    this.reasons = reasons;
    this.current = current;
    this.missing = missing;
    this.retryAfterSeconds = retryAfterSeconds;
    this.body = body;
  }
}

/**
 * Creates the error for a response in the usual shape, or in the shapes of the session endpoints, `{error: text}` and `{error: {field:
 * [text]}}`.
 * @param retryAfter the `Retry-After` header
 */
export function apiErrorFrom(status: number, body: unknown, retryAfter: string | null = null): ApiError {
  const error = isRecord(body) ? body.error : undefined;
  const retryAfterSeconds = retryAfter && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  const standard = { status, code: codes[status] ?? (status < 500 ? 'invalid' : 'internal'), retryAfterSeconds, body };
  if (typeof error === 'string') return new ApiError({ ...standard, message: error, fields: {} });
  if (!isRecord(error)) return new ApiError({ ...standard, message: `The server answered ${status}`, fields: {} });
  const usual = typeof error.code === 'string' && typeof error.message === 'string';
  const fields = textLists(usual ? error.fields : error);
  return new ApiError({
    ...standard,
    code: usual ? String(error.code) : standard.code,
    message: usual ? String(error.message) : (Object.values(fields)[0]?.[0] ?? `The server answered ${status}`),
    fields,
    reason: isReason(error.reason) ? error.reason : undefined,
    reasons: reasonLists(error.reasons),
    current: error.current,
    missing: rightIn(error.missing),
  });
}

/** Whether the server rejected the request, so nothing was done. After any other failure the outcome is unknown. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Creates the error for a request without a response. */
export function networkError(): ApiError {
  return new ApiError({ status: 0, code: 'unavailable', message: 'The server cannot be reached', fields: {}, body: undefined });
}

function textLists(given: unknown): Record<string, string[]> {
  if (!isRecord(given)) return {};
  const lists = Object.entries(given).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return Object.fromEntries(lists.map(([field, texts]) => [field, texts.map(String)]));
}

function reasonLists(given: unknown): Record<string, Reason[]> {
  if (!isRecord(given)) return {};
  const lists = Object.entries(given).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return Object.fromEntries(lists.map(([field, reasons]) => [field, reasons.filter(isReason)]));
}

function isReason(given: unknown): given is Reason {
  return isRecord(given) && typeof given.code === 'string';
}

function rightIn(given: unknown): MissingRight | undefined {
  if (!isRecord(given)) return undefined;
  const { action, subject } = given;
  return typeof action === 'string' && typeof subject === 'string' ? { action, subject } : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
