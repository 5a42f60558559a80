import { lte } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { searchEntriesView as entries } from '#platform/search/tables.ts';
import type { SearchSource } from '#server/search-source.ts';
import type { ServerArea } from '#server/server-area.ts';
import { categoryEndpoints } from '../category-contract.ts';
import { commentEndpoints } from '../comment-contract.ts';
import { blogEndpoints } from '../contract.ts';
import { publicBlogEndpoints } from '../public-contract.ts';
import { fileReferences } from './picture-references.ts';
import { blogDigest, publicationWork } from './post-notices.ts';
import { postTrash, sweepBlog } from './post-trash.ts';
import { blogRoutes } from './routes.ts';
import { blogUndo } from './undo-rules.ts';

/** Posts visible to the caller through `visiblePosts`: only published ones for readers. */
const postSearch: SearchSource = {
  source: 'post',
  seen({ ability, now }) {
    if (!ability.can('read', 'Blog')) return null;
    return ability.can('update', 'Blog') ? undefined : lte(entries.shownFrom, now);
  },
  address: ({ id }) => pageAddress('/pages/blog/detail/:id', { id }),
};

export const blogArea: ServerArea = {
  endpoints: [...blogEndpoints, ...commentEndpoints, ...categoryEndpoints, ...publicBlogEndpoints],
  routes: blogRoutes,
  sample: () => import('./add-sample-posts.ts').then(({ addSamplePosts }) => addSamplePosts),
  fileReferences,
  sweeps: [...sweepBlog, blogDigest],
  trash: [postTrash],
  work: [publicationWork],
  search: [postSearch],
  undo: blogUndo,
};
