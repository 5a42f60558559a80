import { z } from 'zod/mini';

export const weekStarts = ['saturday', 'sunday', 'monday'] as const;
/** `h23` counts from 00 to 23, `h12` twice to twelve. */
export const hourCycles = ['h23', 'h12'] as const;

/** How dates and times are written for a person, and in which zone. What is null follows browser and language. */
export const dateSetting = z.object({
  /** Of the IANA database, such as `Europe/Lisbon`. */
  timeZone: z.nullable(z.string()),
  weekStart: z.nullable(z.enum(weekStarts)),
  hourCycle: z.nullable(z.enum(hourCycles)),
});
export type DateSetting = z.infer<typeof dateSetting>;
