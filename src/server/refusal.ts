import type { ErrorBody, ErrorCode } from '#contract/error.ts';
import type { CallReason, FieldReason, PlainFieldCode, ReasonValue } from '#contract/reason.ts';
import { callRefusals, fieldRefusals, type Thing, things } from '#contract/refusal-codes.ts';

const statusOf: Record<ErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  plan_limit: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  unprocessable: 422,
  too_many_requests: 429,
  unavailable: 503,
  quota_exceeded: 507,
  storage_full: 507,
  internal: 500,
};

type AnsweredReason = NonNullable<ErrorBody['error']['reason']>;

interface Details {
  fields?: Record<string, FieldReason[]>;
  current?: unknown;
  /** The permission the caller lacks. */
  missing?: { action: string; subject: string };
  headers?: Record<string, string>;
  /** Response body instead of the usual shape, for the session endpoints of the specification. */
  body?: object;
}

/** Maximum number of fields in an error, and maximum lengths of names and messages: much of them may be the caller's own text. */
export const maxNamed = 20;
const longestName = 200;
const longestMessage = 500;

/** Thrown to reject a request; the transaction is rolled back. The message is the English text of its reason, or of its first field. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** Why the request as a whole was rejected; null if only fields were. */
  readonly reason: CallReason | null;
  readonly details: Details;

  constructor(code: ErrorCode, reason: CallReason, details?: Details);
  constructor(code: ErrorCode, reason: null, details: Details & Required<Pick<Details, 'fields'>>);
  constructor(code: ErrorCode, reason: CallReason | null, details: Details = {}) {
    super(reason ? callMessage(reason) : firstOf(details.fields ?? {}));
    this.code = code;
    this.reason = reason;
    this.details = details;
  }

  /** Restores a refusal that lost its class between threads. */
  static again({ code, reason, details }: Pick<Refusal, 'code' | 'reason' | 'details'>): Refusal {
    return reason ? new Refusal(code, reason, details) : new Refusal(code, null, { ...details, fields: details.fields ?? {} });
  }

  get status(): number {
    return statusOf[this.code];
  }

  /** Builds the HTTP response. @param failure The body an endpoint of the specification returns for any error. */
  answer(failure?: object): Response {
    const { fields, current, missing, headers, body } = this.details;
    const usual: ErrorBody = {
      error: {
        code: this.code,
        message: shortened(this.message, longestMessage),
        ...(this.reason && { reason: boundedReason(this.reason) }),
        ...(fields && {
          fields: byField(fields, (reason) => shortened(fieldMessage(reason), longestMessage)),
          reasons: byField(fields, boundedReason),
        }),
        ...(current !== undefined && { current }),
        ...(missing && { missing }),
      },
    };
    return Response.json(body ?? failure ?? usual, { status: this.status, headers: { 'Cache-Control': 'no-store', ...headers } });
  }
}

function firstOf(fields: Record<string, FieldReason[]>): string {
  const [[field, reasons] = ['', []]] = Object.entries(fields);
  return `${field}: ${reasons.map(fieldMessage).join(', ')}`;
}

function byField<T>(fields: Record<string, FieldReason[]>, as: (reason: FieldReason) => T): Record<string, T[]> {
  const named = Object.entries(fields).slice(0, maxNamed);
  return Object.fromEntries(named.map(([name, reasons]) => [shortened(name, longestName), reasons.slice(0, maxNamed).map(as)]));
}

function boundedReason(reason: FieldReason | CallReason): AnsweredReason {
  const values = Object.entries<ReasonValue>(reason).map(([name, value]) => [name, boundedValue(value)]);
  return { ...Object.fromEntries(values), code: reason.code };
}

function boundedValue(value: ReasonValue): AnsweredReason[string] {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? shortened(value, longestMessage) : value.slice(0, maxNamed).map((one) => shortened(one, longestName));
}

function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;
}

/** 400: names the field and what is wrong with it. */
export function invalid(field: string, reason: FieldReason | PlainFieldCode): Refusal {
  return new Refusal('invalid', null, { fields: { [field]: [typeof reason === 'string' ? { code: reason } : reason] } });
}

/** 404, both for a missing row and for one of a different entity. */
export function notFound(what: Thing): Refusal {
  return new Refusal('not_found', { code: 'not_found', what });
}

/** Checks whether a request was rejected only because of temporary overload and can be retried later. */
export function isBusy(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code === 'unavailable';
}

/** 409 with the current row. */
export function conflict(what: Thing, current: unknown): Refusal {
  return new Refusal('conflict', { code: 'changed_meanwhile', what }, { current });
}

/** Returns the English message for a field error, to be read after the field's name. */
export function fieldMessage(reason: FieldReason): string {
  return filled(fieldRefusals[reason.code], reason);
}

export function messagesOf(fields: Record<string, FieldReason[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([field, reasons]) => [field, reasons.map(fieldMessage)]));
}

/** Returns the English message of a rejected request. */
export function callMessage(reason: CallReason): string {
  return filled(callRefusals[reason.code], reason);
}

/** Returns the English message of either kind of reason. */
export function reasonMessage(reason: FieldReason | CallReason): string {
  return reason.code in fieldRefusals ? fieldMessage(reason as FieldReason) : callMessage(reason as CallReason);
}

function filled(text: string, values: object): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => shown(name, (values as Record<string, ReasonValue>)[name]));
}

function shown(name: string, value: ReasonValue = ''): string {
  if (name === 'what') return things[value as keyof typeof things];
  return typeof value === 'object' ? value.join(', ') : String(value);
}
