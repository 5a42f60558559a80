import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import * as posts from '../post-contract.ts';
import { deletePost, restorePost } from './delete-post.ts';
import { followPerson, listFollows } from './follow-people.ts';
import { getPost, listPosts } from './list-posts.ts';
import { likePost, markPost, votePost } from './mark-posts.ts';
import { listPhotos } from './read-photos.ts';
import { readProfile } from './read-profile.ts';
import { updateOwnProfile } from './update-own-profile.ts';
import { addComment, deleteComment, likeComment, restoreComment, updateComment } from './write-comments.ts';
import { addPage, deletePage, followPage, restorePage, updatePage } from './write-pages.ts';
import { addPost, updatePost } from './write-posts.ts';

export const profileRoutes: Route[] = [
  on(contract.readProfile, readProfile),
  on(contract.updateOwnProfile, updateOwnProfile),
  on(contract.followPerson, followPerson),
  on(contract.listFollows, listFollows),
  on(contract.listPhotos, listPhotos),
  on(contract.addPage, addPage),
  on(contract.updatePage, updatePage),
  on(contract.deletePage, deletePage),
  on(contract.restorePage, restorePage),
  on(contract.followPage, followPage),
  on(posts.listProfilePosts, listPosts),
  on(posts.getProfilePost, getPost),
  on(posts.addProfilePost, addPost),
  on(posts.updateProfilePost, updatePost),
  on(posts.deleteProfilePost, deletePost),
  on(posts.restoreProfilePost, restorePost),
  on(posts.likePost, likePost),
  on(posts.markPost, markPost),
  on(posts.votePost, votePost),
  on(posts.addProfileComment, addComment),
  on(posts.updateProfileComment, updateComment),
  on(posts.deleteProfileComment, deleteComment),
  on(posts.restoreProfileComment, restoreComment),
  on(posts.likeComment, likeComment),
];
