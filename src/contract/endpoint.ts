import type { z } from 'zod/mini';
import type { grantableSubjects } from './grantable.ts';

/** Anything that Zod can parse with. */
export type Schema = z.ZodMiniType;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a person can do; `manage` is all of them. */
export type Action = 'read' | 'create' | 'update' | 'delete' | 'manage';

/** What it is done to: what roles can be given, and what they have without it. `all` stands for every subject; `Auth` and `ACL` are the specification's own. */
export type Subject = 'all' | 'ACL' | 'Auth' | 'Session' | 'Event' | (typeof grantableSubjects)[number];

/**
 * Who may call:
 * - `anyone`: also without a token (login, health, secret addresses);
 * - `signed-in`: anyone with a valid token, for their own things (log out, change stream);
 * - `able`: anyone with the ability for `action` on `subject`; the default.
 */
export type Access = 'anyone' | 'signed-in' | 'able';

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  readonly method: Method;
  /** The specification's path; parameters as `{id}`. */
  readonly path: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly action: Action;
  readonly subject: Subject;
  readonly access: Access;
  /** Of a call for the signed-in: an API key may make it too. What is of sessions and sign-ins themselves is theirs alone. */
  readonly forKeys?: boolean;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The body of a success; without it, the body is empty. */
  readonly answer?: Answer;
  readonly status: 200 | 201;
  /** Refusals beyond 400, 401 and 403, and why. */
  readonly refusals: Readonly<Record<number, string>>;
  /** The request body is bytes, or the answer is a stream, not JSON. */
  readonly raw?: boolean;
  /**
   * It adds something each time it is sent: under the header `Idempotency-Key` it is done once, see `server/answer-once.ts`. Not for
   * answers with a secret in them, which are kept for a day.
   */
  readonly once?: boolean;
  /** The largest body that is read. Of an upload: what it makes of the installation's limit for one file. */
  readonly bodyLimitBytes: number | ((uploadLimitBytes: number) => number);
  /** Answered to every failure that has no answer of its own, where the specification wants another shape. */
  readonly failure?: object;
  /** Overrides whether the call writes, where the method doesn't tell (login is a GET). */
  readonly writes: boolean;
}

interface Declaration<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>
  extends Omit<Endpoint<P, Q, B, A>, 'access' | 'status' | 'refusals' | 'writes' | 'bodyLimitBytes'> {
  readonly access?: Access;
  /** Only if the standard limit is too small: see `bodyLimits`. */
  readonly bodyLimitBytes?: Endpoint['bodyLimitBytes'];
  readonly status?: 200 | 201;
  readonly refusals?: Readonly<Record<number, string>>;
  readonly writes?: boolean;
}

/** How large bodies may be, in bytes. A text of so many letters may have three times as many bytes, more where they are escaped. */
export const bodyLimits = {
  /** Calls that need no token. */
  anyone: 16 * 1024,
  standard: 256 * 1024,
  /** With a formatted text, or hundreds of rows. */
  rich: 1024 * 1024,
  /** With the text of a whole mail. */
  mail: 3 * 1024 * 1024,
} as const;

/** Declares a call. The server, the web client, the OpenAPI document and the rights matrix all read this one place. */
export function endpoint<
  P extends Schema = z.ZodMiniUndefined,
  Q extends Schema = z.ZodMiniUndefined,
  B extends Schema = z.ZodMiniUndefined,
  A extends Schema = z.ZodMiniUndefined,
>(declared: Declaration<P, Q, B, A>): Endpoint<P, Q, B, A> {
  const bodyLimitBytes = declared.access === 'anyone' ? bodyLimits.anyone : bodyLimits.standard;
  return { access: 'able', status: 200, refusals: {}, writes: declared.method !== 'GET', bodyLimitBytes, ...declared };
}

/** The largest body that a call takes, where an upload may have so many bytes. */
export function bodyLimitOf({ bodyLimitBytes }: Pick<AnyEndpoint, 'bodyLimitBytes'>, uploadLimitBytes: number): number {
  return typeof bodyLimitBytes === 'number' ? bodyLimitBytes : bodyLimitBytes(uploadLimitBytes);
}

/** Whether a call can be made by an API key that may do what it needs. */
export function isForKeys({ access, forKeys }: Pick<AnyEndpoint, 'access' | 'forKeys'>): boolean {
  return access === 'able' || (access === 'signed-in' && forKeys === true);
}

type PartOf<Name extends string, S> = S extends z.ZodMiniUndefined ? object : S extends Schema ? { [K in Name]: z.input<S> } : never;

/** What a caller gives to `call(endpoint, input)`: `{ params?, query?, body? }`, each as before parsing. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A> ? PartOf<'params', P> & PartOf<'query', Q> & PartOf<'body', B> : never;

/** What a handler is given: the same three, parsed. */
export type GivenOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A> ? { params: z.output<P>; query: z.output<Q>; body: z.output<B> } : never;

/** What the call answers. */
export type AnswerOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? (A extends z.ZodMiniUndefined ? undefined : z.output<A>) : never;

export type AnyEndpoint = Endpoint<Schema, Schema, Schema, Schema>;
