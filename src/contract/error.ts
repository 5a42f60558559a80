import { z } from 'zod/mini';
import { abilityRule } from './ability.ts';

export const errorCodes = [
  'invalid',
  'unauthenticated',
  'plan_limit',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'too_large',
  'unsupported',
  'unprocessable',
  'too_many_requests',
  'unavailable',
  'quota_exceeded',
  'storage_full',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** An error code with its values: `fieldRefusals` for fields, `callRefusals` for requests. */
export const reason = () => z.catchall(z.object({ code: z.string() }), z.union([z.string(), z.number(), z.readonly(z.array(z.string()))]));

/**
 * The single shape of an error response. `fields` maps a field's path (`body.email`, without its first part) to its messages and `reasons`
 * to their codes; `reason` is the code of `message` when the request as a whole was rejected; `current` is the row as it is now (409);
 * `missing` is the permission the caller lacks (403).
 */
export const errorBody = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.array(z.string()))),
    reasons: z.optional(z.record(z.string(), z.array(reason()))),
    reason: z.optional(reason()),
    current: z.optional(z.unknown()),
    missing: z.optional(abilityRule),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;
