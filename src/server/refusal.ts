import type { ErrorBody, ErrorCode } from '#contract/error.ts';

const statusOf: Record<ErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  too_many_requests: 429,
  unavailable: 503,
  quota_exceeded: 507,
  storage_full: 507,
  internal: 500,
};

interface Details {
  fields?: Record<string, string[]>;
  current?: unknown;
  /** The right that the caller lacks. */
  missing?: { action: string; subject: string };
  headers?: Record<string, string>;
  /** Answered instead of the usual shape, for the session calls of the specification. */
  body?: object;
}

/** How many fields a refusal names, and how long a name and a message are at most: much of it may be the caller's own. */
export const mostNamed = 20;
const longestName = 200;
const longestMessage = 500;

/** Thrown to refuse a call; what the transaction wrote is rolled back. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statusOf[this.code];
  }

  /** The refusal as it goes over the wire. @param failure what a call of the specification answers to whatever fails. */
  answer(failure?: object): Response {
    const { fields, current, missing, headers, body } = this.details;
    const usual: ErrorBody = {
      error: {
        code: this.code,
        message: shortened(this.message, longestMessage),
        ...(fields && { fields: boundedFields(fields) }),
        ...(current !== undefined && { current }),
        ...(missing && { missing }),
      },
    };
    return Response.json(body ?? failure ?? usual, { status: this.status, headers: { 'Cache-Control': 'no-store', ...headers } });
  }
}

function boundedFields(fields: Record<string, string[]>): Record<string, string[]> {
  const named = Object.entries(fields).slice(0, mostNamed);
  return Object.fromEntries(
    named.map(([name, messages]) => [
      shortened(name, longestName),
      messages.slice(0, mostNamed).map((message) => shortened(message, longestMessage)),
    ]),
  );
}

function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;
}

/** 400: names the field and what is wrong with it. */
export function invalid(field: string, message: string): Refusal {
  return new Refusal('invalid', `${field}: ${message}`, { fields: { [field]: [message] } });
}

/** 404, for a row that is not there and for one of another entity alike. */
export function notFound(what: string): Refusal {
  return new Refusal('not_found', `${what} was not found`);
}

/** Whether it was refused only because there is too much to do at the moment: the same may be done later. */
export function isBusy(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code === 'unavailable';
}

/** 409 with the row as it is now. */
export function conflict(what: string, current: unknown): Refusal {
  return new Refusal('conflict', `${what} was changed meanwhile`, { current });
}
