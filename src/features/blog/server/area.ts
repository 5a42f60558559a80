import type { ServerArea } from '#server/server-area.ts';
import { categoryEndpoints } from '../category-contract.ts';
import { commentEndpoints } from '../comment-contract.ts';
import { blogEndpoints } from '../contract.ts';
import { publicBlogEndpoints } from '../public-contract.ts';
import { postTrash } from './blog-trash.ts';
import { namedFiles } from './named-files.ts';
import { blogRoutes } from './routes.ts';
import { postSearch } from './search-posts.ts';
import { sweepBlog } from './sweep-blog.ts';
import { blogDigest } from './tell-digest.ts';
import { publicationWork } from './tell-published.ts';
import { blogUndo } from './undo-rules.ts';

/** What this feature adds to the server. */
export const blogArea: ServerArea = {
  endpoints: [...blogEndpoints, ...commentEndpoints, ...categoryEndpoints, ...publicBlogEndpoints],
  routes: blogRoutes,
  sample: () => import('./add-sample-posts.ts').then(({ addSamplePosts }) => addSamplePosts),
  fileNamings: namedFiles,
  sweeps: [...sweepBlog, blogDigest],
  trash: [postTrash],
  work: [publicationWork],
  search: [postSearch],
  undo: blogUndo,
};
