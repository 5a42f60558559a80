import type { ServerArea } from '#server/server-area.ts';
import { blogEndpoints } from '../contract.ts';
import { publicBlogEndpoints } from '../public-contract.ts';
import { addSamplePosts } from './add-sample-posts.ts';
import { postTrash } from './blog-trash.ts';
import { namedFiles } from './named-files.ts';
import { blogRoutes } from './routes.ts';
import { sweepBlog } from './sweep-blog.ts';

/** What this feature adds to the server. */
export const blogArea: ServerArea = {
  endpoints: [...blogEndpoints, ...publicBlogEndpoints],
  routes: blogRoutes,
  sample: addSamplePosts,
  fileNamings: namedFiles,
  sweeps: sweepBlog,
  trash: [postTrash],
};
