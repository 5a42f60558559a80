import { z } from 'zod/mini';

/** A session in which a user is signed in. */
export const openSession = z.object({
  id: z.string(),
  userAgent: z.string(),
  address: z.string(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  isOwn: z.boolean(),
});
