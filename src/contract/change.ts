import { z } from 'zod/mini';

/** What an open client is told: of which kind something changed, and which ids. It refetches what it shows of them. */
export const change = z.object({
  /** The kind that changed: `email`, `person`, … */
  kind: z.string(),
  ids: z.array(z.number()),
  /** Set when only this person's own things changed. */
  person: z.optional(z.number()),
  /** Set when nothing is to be read anew, only shown for a moment: `typing` in the chat of `ids`. */
  signal: z.optional(z.string()),
  /** The person whom a signal comes from. */
  from: z.optional(z.number()),
});
export type Change = z.infer<typeof change>;
