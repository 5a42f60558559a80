import { z } from 'zod/mini';

/** The steps of the checklist that gets a new company, or a new colleague, to work. */
export const firstStepNames = ['setup', 'seller', 'invoice', 'colleague', 'mail', 'two-step', 'backup', 'picture'] as const;
export type FirstStepName = (typeof firstStepNames)[number];

/** A step of the checklist; it is done as soon as the facts say so. */
export const firstStep = z.object({ name: z.enum(firstStepNames), isDone: z.boolean() });
export type FirstStep = z.infer<typeof firstStep>;
