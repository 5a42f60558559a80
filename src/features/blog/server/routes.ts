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
import { addCategory, deleteCategory, listCategories, moveCategory, restoreCategory, updateCategory } from './categories.ts';
import { addComment, deleteComment, moderateComment, restoreComment, updateComment } from './comments.ts';
import { listBlog, listPosts, readSidebar } from './list-posts.ts';
import { deletePost, restorePost } from './post-trash.ts';
import { openBlog, openPost, readPicture, readPreview } from './public-blog.ts';
import { readFeed, readRss, readSitemap, readSitemapIndex } from './public-feeds.ts';
import { bookmarkPost, readDetail, readEdit } from './read-post.ts';
import { listRevisions, readRevision, restoreRevision } from './read-revisions.ts';
import { addPost, savePost } from './write-posts.ts';

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
