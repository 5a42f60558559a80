import type { z } from 'zod/mini';
import type { grantableSubjects } from './grantable.ts';

export type Schema = z.ZodMiniType;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a user can do; `manage` includes every action. */
export type Action = 'read' | 'create' | 'update' | 'delete' | 'manage';

/**
 * What an action applies to: the subjects roles can grant, and those everyone has without a role. `all` stands for every subject; `Auth`
 * and `ACL` come from the specification.
 */
export type Subject = 'all' | 'ACL' | 'Auth' | 'Session' | 'Event' | (typeof grantableSubjects)[number];

/**
 * Who may send the request:
 * - `anyone`: no token required (login, health, secret addresses);
 * - `signed-in`: anyone with a valid token, for their own data (log out, change stream), unless the subject's area is off;
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
  /** The path from the specification, with parameters as `{id}`. */
  readonly path: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly action: Action;
  readonly subject: Subject;
  readonly access: Access;
  /** For `signed-in` endpoints: whether API keys are accepted too. Sessions and sign-ins are for users only. */
  readonly allowsApiKeys?: boolean;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The response body on success; empty if omitted. */
  readonly answer?: Answer;
  readonly status: 200 | 201;
  /** Error statuses beyond 400, 401 and 403, with their reasons. */
  readonly refusals: Readonly<Record<number, string>>;
  /** The request body is bytes, or the response is a stream instead of JSON. */
  readonly raw?: boolean;
  /**
   * The request creates something each time it is sent; with an `Idempotency-Key` header it runs once, see `server/with-idempotency.ts`. Not for
   * responses that contain a secret, because responses are stored for a day.
   */
  readonly once?: boolean;
  /** The largest accepted body. For uploads: a function of the installation's file size limit. */
  readonly bodyLimitBytes: number | ((uploadLimitBytes: number) => number);
  /** Response body for errors without one of their own, where the specification requires a different shape. */
  readonly failure?: object;
  /** Overrides whether the request writes when the method doesn't tell (login is a GET). */
  readonly writes: boolean;
}

interface Declaration<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>
  extends Omit<Endpoint<P, Q, B, A>, 'access' | 'status' | 'refusals' | 'writes' | 'bodyLimitBytes'> {
  readonly access?: Access;
  /** Set only if the standard limit is too small: see `bodyLimits`. */
  readonly bodyLimitBytes?: Endpoint['bodyLimitBytes'];
  readonly status?: 200 | 201;
  readonly refusals?: Readonly<Record<number, string>>;
  readonly writes?: boolean;
}

/** Maximum body sizes in bytes. A text can take three times as many bytes as it has characters, or more if escaped. */
export const bodyLimits = {
  /** Endpoints that need no token. */
  anyone: 16 * 1024,
  standard: 256 * 1024,
  /** Bodies with formatted text or hundreds of rows. */
  rich: 1024 * 1024,
  /** Bodies with the text of a whole mail. */
  mail: 3 * 1024 * 1024,
} as const;

/** Declares an endpoint: the single source for the server, the web client, the OpenAPI document and the permission matrix. */
export function endpoint<
  P extends Schema = z.ZodMiniUndefined,
  Q extends Schema = z.ZodMiniUndefined,
  B extends Schema = z.ZodMiniUndefined,
  A extends Schema = z.ZodMiniUndefined,
>(declared: Declaration<P, Q, B, A>): Endpoint<P, Q, B, A> {
  const bodyLimitBytes = declared.access === 'anyone' ? bodyLimits.anyone : bodyLimits.standard;
  return { access: 'able', status: 200, refusals: {}, writes: declared.method !== 'GET', bodyLimitBytes, ...declared };
}

/** Returns the largest body an endpoint accepts, given the upload limit. */
export function bodyLimitOf({ bodyLimitBytes }: Pick<AnyEndpoint, 'bodyLimitBytes'>, uploadLimitBytes: number): number {
  return typeof bodyLimitBytes === 'number' ? bodyLimitBytes : bodyLimitBytes(uploadLimitBytes);
}

/** Checks whether an API key with the required permissions can use the endpoint. */
export function isForApiKeys({ access, allowsApiKeys }: Pick<AnyEndpoint, 'access' | 'allowsApiKeys'>): boolean {
  return access === 'able' || (access === 'signed-in' && allowsApiKeys === true);
}

type PartOf<Name extends string, S> = S extends z.ZodMiniUndefined ? object : S extends Schema ? { [K in Name]: z.input<S> } : never;

/** The input of `call(endpoint, input)`: `{ params?, query?, body? }`, before parsing. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A> ? PartOf<'params', P> & PartOf<'query', Q> & PartOf<'body', B> : never;

/** The input passed to a handler: the same three parts, parsed. */
export type GivenOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A> ? { params: z.output<P>; query: z.output<Q>; body: z.output<B> } : never;

export type AnswerOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? (A extends z.ZodMiniUndefined ? undefined : z.output<A>) : never;

export type AnyEndpoint = Endpoint<Schema, Schema, Schema, Schema>;
