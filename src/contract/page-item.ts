import { z } from 'zod/mini';

/** A page as the specification's calls tell of it: of bookmarks, and of what is found. */
export const pageItem = z.object({
  id: z.number(),
  /** The key of its line in the menu, after `menu.`. */
  target: z.string(),
  isBookmarked: z.boolean(),
  title: z.string(),
  icon: z.string(),
  link: z.string(),
});
export type PageItem = z.infer<typeof pageItem>;
