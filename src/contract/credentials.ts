import { z } from 'zod/mini';
import { says } from './find-reasons.ts';
import { emailAddress } from './primitives.ts';

export const password = () => z.string().check(z.minLength(8), z.maxLength(200));

export const username = () =>
  z.string().check(z.trim(), z.minLength(2), z.maxLength(40), z.regex(/^[\p{L}\p{N}._-]+$/u, says('wrong_username_letters')));

/** The credentials a user chooses through a one-time link. */
export const newCredentials = () => z.object({ password: password(), username: z.optional(username()) });

export const registration = () =>
  z.object({
    email: emailAddress(),
    password: password(),
    username: username(),
    fullName: z.optional(z.string().check(z.trim(), z.maxLength(120), z.regex(/^\P{Cc}*$/u, says('not_one_line')))),
    company: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    /** The one-time code printed on first start, if required. */
    code: z.optional(z.string()),
    /** The time zone of the registering user; becomes the company's default. */
    timeZone: z.optional(z.string().check(z.maxLength(64))),
    /** Whether to start with sample data, if the installation has any. Defaults to true. */
    sample: z.optional(z.boolean()),
  });
