import { z } from 'zod/mini';
import { currentRule } from './ability.ts';
import { dateSetting } from './date-setting.ts';
import { languageCodes } from './languages.ts';

/** What the client keeps of who is signed in. `eid` is the entity, a dash, and the account's id. */
export const userData = z.object({
  id: z.number(),
  eid: z.string(),
  fullName: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  email: z.string(),
  role: z.string(),
  ability: z.array(currentRule),
  /** Who is to confirm their address, while it is not: they themselves, by a link in a mail, or whoever runs the installation. */
  verification: z.optional(z.enum(['mail', 'operator'])),
  /** Left out while all of it follows browser and language. */
  dates: z.optional(dateSetting),
  /** The one that they read; left out while nobody knows. A browser in which none was chosen takes it over. */
  language: z.optional(z.enum(languageCodes)),
  /** In which zone the company's days are; left out while it has neither zone nor country. */
  companyZone: z.optional(z.string()),
  /** Its code, such as `PT`; left out while it is not known. With it comes the day on which weeks begin. */
  companyCountry: z.optional(z.string()),
  /** Whether the menu leaves the component gallery out; left out where it doesn't. */
  hidesShowcase: z.optional(z.literal(true)),
  /** Whether the company has sample data, which an admin can remove; left out where it has none. */
  hasSample: z.optional(z.literal(true)),
  extras: z.object({ eCommerceCartItemsCount: z.number() }),
});
export type UserData = z.infer<typeof userData>;

/** What is answered to whoever has just signed in. */
export const signedIn = z.object({ userData, accessToken: z.string(), refreshToken: z.string() });
export type SignedIn = z.infer<typeof signedIn>;

/** What is answered instead, when the password was right and a code is asked for beside it. */
export const secondStepAsked = z.object({ secondStep: z.object({ challenge: z.string(), validUntil: z.string() }) });
export type SecondStepAsked = z.infer<typeof secondStepAsked>;

/** What a right password is answered. */
export const firstStep = z.union([signedIn, secondStepAsked]);
export type FirstStep = z.infer<typeof firstStep>;
