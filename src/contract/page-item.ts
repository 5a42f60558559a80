import { z } from 'zod/mini';

/** A page as the specification's bookmark and search endpoints return it. */
export const pageItem = z.object({
  id: z.number(),
  /** The key of its menu item, after `menu.`. */
  target: z.string(),
  isBookmarked: z.boolean(),
  title: z.string(),
  icon: z.string(),
  link: z.string(),
});
export type PageItem = z.infer<typeof pageItem>;
