import { z } from 'zod/mini';

/** Steps of the onboarding checklist for a new company or a new colleague. */
export const firstStepNames = ['setup', 'seller', 'invoice', 'colleague', 'mail', 'two-step', 'backup', 'picture'] as const;
export type FirstStepName = (typeof firstStepNames)[number];

/** A checklist step; it is done as soon as the data says so. */
export const firstStep = z.object({ name: z.enum(firstStepNames), isDone: z.boolean() });
export type FirstStep = z.infer<typeof firstStep>;
