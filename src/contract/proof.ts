import { z } from 'zod/mini';

/**
 * Proves who asks for a security change: everything that the account has must be given. `password` where it has one, else a sign-in of the last
 * ten minutes; `code` (of the app, or a recovery code) where two-step verification is on.
 */
export const proof = {
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  code: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
};
export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}
