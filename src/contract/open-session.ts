import { z } from 'zod/mini';

/** Where somebody is signed in. */
export const openSession = z.object({
  id: z.string(),
  userAgent: z.string(),
  address: z.string(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  /** Of whoever asks. */
  isOwn: z.boolean(),
});
