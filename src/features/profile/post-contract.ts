import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { emptyAsAbsent, id, oneLine, someLines, version } from '#contract/primitives.ts';

const likedUser = z.object({ avatar: z.nullable(z.string()), username: z.string() });

const postComment = z.object({
  avatar: z.nullable(z.string()),
  username: z.string(),
  /** Plain text. */
  comment: z.string(),
  /** Number of likes, and whether the caller is one of them. */
  commentsLikes: z.number(),
  youLiked: z.boolean(),
  id: z.number(),
  personId: z.number(),
  at: z.string(),
  isEdited: z.boolean(),
});
export type ProfileComment = z.infer<typeof postComment>;

/** The post being shared; null when it is gone. */
const sharedPost = z.object({
  id: z.number(),
  personId: z.number(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  at: z.string(),
  postText: z.string(),
  postImg: z.nullable(z.string()),
  postVid: z.nullable(z.string()),
});
export type SharedPost = z.infer<typeof sharedPost>;

const pollOption = z.object({
  name: z.string(),
  votes: z.number(),
  /** Percentage; the options of a poll add up to 100 once someone has voted. */
  percent: z.number(),
  /** Some of the voters. */
  voters: z.array(likedUser),
  youVoted: z.boolean(),
});
export type PollOption = z.infer<typeof pollOption>;

export const profilePost = z.object({
  avatar: z.nullable(z.string()),
  username: z.string(),
  /** `13 Dec 2026, 09:41` in UTC. */
  postTime: z.string(),
  /** Plain text; the question of a poll. */
  postText: z.string(),
  /** At most one of the two is set. */
  postImg: z.nullable(z.string()),
  postVid: z.nullable(z.string()),
  likes: z.number(),
  comments: z.number(),
  /** Number of shares. */
  share: z.number(),
  youLiked: z.boolean(),
  /** Some of the likers, latest first, and the number beyond them. */
  likedUsers: z.array(likedUser),
  likedCount: z.number(),
  /** The latest comments, oldest first; a single post includes all. */
  detailedComments: z.array(postComment),
  id: z.number(),
  personId: z.number(),
  at: z.string(),
  isEdited: z.boolean(),
  page: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** Options of a poll; empty for other posts. */
  options: z.array(pollOption),
  isShare: z.boolean(),
  shared: z.nullable(sharedPost),
  version: z.number(),
});
export type ProfilePost = z.infer<typeof profilePost>;

const noSuchPost = { 404: 'No such post.' };
const noSuchComment = { 404: 'No such comment.' };
const one = z.object({ id: id() });

export const postsPerPage = 8;

export const listProfilePosts = endpoint({
  method: 'GET',
  path: '/api/v1/profile/posts',
  summary: `Lists posts, newest first, ${postsPerPage} at a time: of a person, about a page, or of the people and pages that the caller follows.`,
  action: 'read',
  subject: 'Profile',
  query: z.object({
    /** One of the two; the caller's posts without either. */
    personId: emptyAsAbsent(id()),
    pageId: emptyAsAbsent(id()),
    /** `followed` returns posts of everyone and everything the caller follows. */
    of: emptyAsAbsent(z.enum(['followed'])),
    /** Cursor: returns posts before this one. */
    before: emptyAsAbsent(id()),
  }),
  answer: z.object({
    posts: z.array(profilePost),
    /** Cursor of the next page; null at the end. */
    next: z.nullable(z.number()),
    /** The page the post is about. */
    page: z.nullable(z.object({ id: z.number(), name: z.string() })),
  }),
  refusals: { 404: 'No such person or page.' },
});

export const getProfilePost = endpoint({
  method: 'GET',
  path: '/api/v1/profile/posts/{id}',
  summary: 'Returns a post with all its comments: the latest 500.',
  action: 'read',
  subject: 'Profile',
  params: one,
  answer: z.object({ post: profilePost }),
  refusals: noSuchPost,
});

const postText = () => someLines(5000);

export const maxOptions = 8;

export const addProfilePost = endpoint({
  method: 'POST',
  path: '/api/v1/profile/posts',
  once: true,
  summary: 'Posts a text, with a picture, a video or poll answers, or shares another post.',
  action: 'create',
  subject: 'Profile',
  body: z.strictObject({
    postText: z._default(postText(), ''),
    fileId: z.optional(z.nullable(id())),
    pageId: z.optional(z.nullable(id())),
    sharedId: z.optional(z.nullable(id())),
    options: z._default(z.array(oneLine(100).check(z.minLength(1))).check(z.maxLength(maxOptions)), []),
  }),
  answer: z.object({ post: profilePost }),
  status: 201,
});

export const updateProfilePost = endpoint({
  method: 'PUT',
  path: '/api/v1/profile/posts/{id}',
  summary: 'Changes the text of the caller’s post.',
  action: 'create',
  subject: 'Profile',
  params: one,
  body: z.strictObject({ postText: postText(), version: version() }),
  answer: z.object({ post: profilePost }),
  refusals: { 404: 'The caller has no such post.', 409: 'It was changed by someone else; `current` has the post.' },
});

export const deleteProfilePost = endpoint({
  method: 'DELETE',
  path: '/api/v1/profile/posts/{id}',
  summary: 'Soft-deletes the caller’s post, or any with permission to delete profiles.',
  action: 'read',
  subject: 'Profile',
  params: one,
  refusals: noSuchPost,
});

export const restoreProfilePost = endpoint({
  method: 'POST',
  path: '/api/v1/profile/posts/{id}/restore',
  summary: 'Restores a post, for its deleter or people who can delete any.',
  action: 'read',
  subject: 'Profile',
  params: one,
  refusals: noSuchPost,
});

export const likePost = endpoint({
  method: 'POST',
  path: '/api/v1/profile/posts/{id}/like',
  summary: 'Likes a post, or unlikes it.',
  action: 'read',
  subject: 'Profile',
  params: one,
  body: z.strictObject({ youLiked: z.boolean() }),
  answer: z.object({ youLiked: z.boolean(), likes: z.number() }),
  refusals: noSuchPost,
});

export const markPost = endpoint({
  method: 'POST',
  path: '/api/v1/profile/posts/{id}/favorite',
  summary: 'Saves a post for the caller, or removes it.',
  action: 'read',
  subject: 'Profile',
  params: one,
  body: z.strictObject({ favorite: z.boolean() }),
  answer: z.object({ favorite: z.boolean() }),
  refusals: noSuchPost,
});

export const votePost = endpoint({
  method: 'POST',
  path: '/api/v1/profile/posts/{id}/vote',
  summary: 'Votes in a poll, replacing an earlier vote; null withdraws it.',
  action: 'read',
  subject: 'Profile',
  params: one,
  body: z.strictObject({ option: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(maxOptions - 1))) }),
  answer: z.object({ options: z.array(pollOption) }),
  refusals: { 404: 'No such poll.' },
});

const commentText = () => someLines(2000).check(z.minLength(1));

export const addProfileComment = endpoint({
  method: 'POST',
  path: '/api/v1/profile/posts/{id}/comments',
  once: true,
  summary: 'Comments on a post.',
  action: 'read',
  subject: 'Profile',
  params: one,
  body: z.strictObject({ comment: commentText() }),
  answer: z.object({ comment: postComment }),
  status: 201,
  refusals: noSuchPost,
});

export const updateProfileComment = endpoint({
  method: 'PUT',
  path: '/api/v1/profile/comments/{id}',
  summary: 'Changes the caller’s comment.',
  action: 'read',
  subject: 'Profile',
  params: one,
  body: z.strictObject({ comment: commentText() }),
  answer: z.object({ comment: postComment }),
  refusals: { 404: 'The caller has no such comment.' },
});

export const deleteProfileComment = endpoint({
  method: 'DELETE',
  path: '/api/v1/profile/comments/{id}',
  summary: 'Deletes the caller’s comment, or any with permission to delete profiles.',
  action: 'read',
  subject: 'Profile',
  params: one,
  refusals: noSuchComment,
});

export const restoreProfileComment = endpoint({
  method: 'POST',
  path: '/api/v1/profile/comments/{id}/restore',
  summary: 'Restores a comment, for its deleter or people who can delete any.',
  action: 'read',
  subject: 'Profile',
  params: one,
  answer: z.object({ comment: postComment }),
  refusals: noSuchComment,
});

export const likeComment = endpoint({
  method: 'POST',
  path: '/api/v1/profile/comments/{id}/like',
  summary: 'Likes a comment, or unlikes it.',
  action: 'read',
  subject: 'Profile',
  params: one,
  body: z.strictObject({ youLiked: z.boolean() }),
  answer: z.object({ comment: postComment }),
  refusals: noSuchComment,
});

export const profilePostEndpoints = [
  ...[listProfilePosts, getProfilePost, addProfilePost, updateProfilePost, deleteProfilePost, restoreProfilePost],
  ...[likePost, markPost, votePost],
  ...[addProfileComment, updateProfileComment, deleteProfileComment, restoreProfileComment, likeComment],
];
