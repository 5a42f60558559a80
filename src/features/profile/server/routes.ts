import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import * as posts from '../post-contract.ts';
import { addComment, deleteComment, likeComment, restoreComment, updateComment } from './comments.ts';
import { followPerson, listFollows } from './follow-people.ts';
import { updateOwnProfile } from './own-profile.ts';
import { addPage, deletePage, followPage, restorePage, updatePage } from './pages.ts';
import { deletePost, restorePost } from './profile-trash.ts';
import { listPhotos, readProfile } from './read-profile.ts';
import { getPost, listPosts } from './show-posts.ts';
import { addPost, likePost, markPost, updatePost, votePost } from './write-posts.ts';

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
