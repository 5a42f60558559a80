import { on, onOpen, type Route } from '#server/route.ts';
import * as category from '../category-contract.ts';
import * as comment from '../comment-contract.ts';
import * as contract from '../contract.ts';
import {
  openPublicBlog,
  openPublicPost,
  readBlogFeed,
  readBlogRss,
  readBlogSitemap,
  readPreviewPicture,
  readPublicPicture,
  readSitemapIndex as sitemapIndex,
} from '../public-contract.ts';
import { addPost } from './add-post.ts';
import { bookmarkPost } from './bookmark-post.ts';
import { deletePost, restorePost } from './delete-post.ts';
import { listCategories } from './list-categories.ts';
import { listBlog, listPosts } from './list-posts.ts';
import { moveCategory } from './move-category.ts';
import { openBlog } from './public/open-blog.ts';
import { openPost } from './public/open-post.ts';
import { readFeed, readRss } from './public/read-feed.ts';
import { readPicture, readPreview } from './public/read-picture.ts';
import { readSitemap, readSitemapIndex } from './public/read-sitemap.ts';
import { readDetail } from './read-detail.ts';
import { readEdit } from './read-edit.ts';
import { listRevisions, readRevision, restoreRevision } from './read-revisions.ts';
import { readSidebar } from './read-sidebar.ts';
import { savePost } from './save-post.ts';
import { addCategory, deleteCategory, restoreCategory, updateCategory } from './write-categories.ts';
import { addComment, deleteComment, moderateComment, restoreComment, updateComment } from './write-comments.ts';

export const blogRoutes: Route[] = [
  on(contract.listBlog, listBlog),
  on(contract.readBlogSidebar, readSidebar),
  on(contract.readBlogDetail, readDetail),
  on(contract.readBlogEdit, readEdit),
  on(contract.listPosts, listPosts),
  on(contract.addPost, addPost),
  on(contract.savePost, savePost),
  on(contract.listRevisions, listRevisions),
  on(contract.readRevision, readRevision),
  on(contract.restoreRevision, restoreRevision),
  on(contract.deletePost, deletePost),
  on(contract.restorePost, restorePost),
  on(contract.bookmarkPost, bookmarkPost),
  on(comment.addPostComment, addComment),
  on(comment.updatePostComment, updateComment),
  on(comment.moderateComment, moderateComment),
  on(comment.deletePostComment, deleteComment),
  on(comment.restorePostComment, restoreComment),
  on(category.listCategories, listCategories),
  on(category.addCategory, addCategory),
  on(category.updateCategory, updateCategory),
  on(category.moveCategory, moveCategory),
  on(category.deleteCategory, deleteCategory),
  on(category.restoreCategory, restoreCategory),
  onOpen(openPublicBlog, openBlog),
  onOpen(openPublicPost, openPost),
  onOpen(readBlogFeed, readFeed),
  onOpen(readBlogRss, readRss),
  onOpen(readBlogSitemap, readSitemap),
  onOpen(sitemapIndex, readSitemapIndex),
  onOpen(readPublicPicture, readPicture),
  onOpen(readPreviewPicture, readPreview),
];
