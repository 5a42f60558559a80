import { z } from 'zod/mini';

/**
 * Proves the identity of a user who requests a security change. Everything the account has is required: `password` if it has one, otherwise
 * a sign-in within the last ten minutes; `code` (from the app, or a recovery code) if two-step verification is on.
 */
export const proof = {
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  code: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
};
export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}
