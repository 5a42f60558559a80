import { z } from 'zod/mini';

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
