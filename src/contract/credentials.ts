import { z } from 'zod/mini';
import { emailAddress } from './primitives.ts';

/** A password as it is set. */
export const password = () =>
  z.string().check(z.minLength(8, 'must have at least 8 characters'), z.maxLength(200, 'must have at most 200 characters'));

/** A name to sign in with. */
export const username = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(2, 'must have at least 2 characters'),
      z.maxLength(40, 'must have at most 40 characters'),
      z.regex(/^[\p{L}\p{N}._-]+$/u, 'may have letters, digits, dots, dashes and underscores'),
    );

/** What somebody chooses by a one-time link. */
export const newCredentials = () => z.object({ password: password(), username: z.optional(username()) });

/** What somebody registers with. */
export const registration = () =>
  z.object({
    email: emailAddress(),
    password: password(),
    username: username(),
    fullName: z.optional(z.string().check(z.trim(), z.maxLength(120), z.regex(/^\P{Cc}*$/u, 'must be one line'))),
    company: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    /** The one-time code that the first start printed, where it is asked for. */
    code: z.optional(z.string()),
  });
