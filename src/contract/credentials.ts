import { z } from 'zod/mini';
import { says } from './find-reasons.ts';
import { emailAddress } from './primitives.ts';

/** A password as it is set. */
export const password = () => z.string().check(z.minLength(8), z.maxLength(200));

/** A name to sign in with. */
export const username = () =>
  z.string().check(z.trim(), z.minLength(2), z.maxLength(40), z.regex(/^[\p{L}\p{N}._-]+$/u, says('wrong_username_letters')));

/** What somebody chooses by a one-time link. */
export const newCredentials = () => z.object({ password: password(), username: z.optional(username()) });

/** What somebody registers with. */
export const registration = () =>
  z.object({
    email: emailAddress(),
    password: password(),
    username: username(),
    fullName: z.optional(z.string().check(z.trim(), z.maxLength(120), z.regex(/^\P{Cc}*$/u, says('not_one_line')))),
    company: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    /** The one-time code that the first start printed, where it is asked for. */
    code: z.optional(z.string()),
    /** The zone of whoever registers: that of the company, until it says otherwise. */
    timeZone: z.optional(z.string().check(z.maxLength(64))),
    /** Whether the company begins with the sample data, where the installation has any; it does unless this says no. */
    sample: z.optional(z.boolean()),
  });
