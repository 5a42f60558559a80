import { z } from 'zod/mini';
import { currentRule } from './ability.ts';
import { dateSetting } from './date-setting.ts';
import { languageCodes } from './languages.ts';

/** What the client stores about the signed-in user. `eid` is the entity, a dash and the account's id. */
export const userData = z.object({
  id: z.number(),
  eid: z.string(),
  fullName: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  email: z.string(),
  role: z.string(),
  ability: z.array(currentRule),
  /**
   * How an unverified address gets verified: by the user through a link in a mail, or by the operator of the installation. Absent once
   * verified.
   */
  verification: z.optional(z.enum(['mail', 'operator'])),
  /** Omitted if everything follows the browser and the language. */
  dates: z.optional(dateSetting),
  /** The user's language; omitted if unknown. A browser without a chosen language adopts it. */
  language: z.optional(z.enum(languageCodes)),
  /** The time zone of the company's days; omitted if it has neither zone nor country. */
  companyZone: z.optional(z.string()),
  /** The company's country code, such as `PT`, which determines the first day of the week; omitted if unknown. */
  companyCountry: z.optional(z.string()),
  /** Whether the menu hides the component gallery; omitted if not. */
  hidesShowcase: z.optional(z.literal(true)),
  /** Whether the company has sample data, which an admin can remove; omitted if not. */
  hasSample: z.optional(z.literal(true)),
  extras: z.object({ eCommerceCartItemsCount: z.number() }),
});
export type UserData = z.infer<typeof userData>;

/** The response to a completed sign-in. */
export const signedIn = z.object({ userData, accessToken: z.string(), refreshToken: z.string() });
export type SignedIn = z.infer<typeof signedIn>;

/** The response when the password is correct but a code is required too. */
export const secondStepAsked = z.object({ secondStep: z.object({ challenge: z.string(), validUntil: z.string() }) });
export type SecondStepAsked = z.infer<typeof secondStepAsked>;

/** The response to a correct password. */
export const firstStep = z.union([signedIn, secondStepAsked]);
export type FirstStep = z.infer<typeof firstStep>;
