import { z } from 'zod/mini';

export const weekStarts = ['saturday', 'sunday', 'monday'] as const;
/** `h23` counts from 00 to 23, `h12` from 1 to 12 twice. */
export const hourCycles = ['h23', 'h12'] as const;

/** How dates and times are formatted for a user, and in which time zone. Null values follow the browser and the language. */
export const dateSetting = z.object({
  /** An IANA time zone, such as `Europe/Lisbon`. */
  timeZone: z.nullable(z.string()),
  weekStart: z.nullable(z.enum(weekStarts)),
  hourCycle: z.nullable(z.enum(hourCycles)),
});
export type DateSetting = z.infer<typeof dateSetting>;
