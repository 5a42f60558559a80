import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { emptyAsAbsent, id, oneLine, someLines, version } from '#contract/primitives.ts';

const likedUser = z.object({ avatar: z.nullable(z.string()), username: z.string() });

const postComment = z.object({
  avatar: z.nullable(z.string()),
  username: z.string(),
  /** Plain text. */
  comment: z.string(),
  /** How many like it, and whether the caller does. */
  commentsLikes: z.number(),
  youLiked: z.boolean(),
  id: z.number(),
  personId: z.number(),
  at: z.string(),
  isEdited: z.boolean(),
});
export type ProfileComment = z.infer<typeof postComment>;

/** What a post passes on; null where that is gone. */
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
  /** Of a hundred; those of one poll come to 100 once anybody has voted. */
  percent: z.number(),
  /** Some of those who chose it. */
  voters: z.array(likedUser),
  youVoted: z.boolean(),
});
export type PollOption = z.infer<typeof pollOption>;

export const profilePost = z.object({
  avatar: z.nullable(z.string()),
  username: z.string(),
  /** `13 Dec 2026, 09:41` in UTC. */
  postTime: z.string(),
  /** Plain text; the question, where it is a poll. */
  postText: z.string(),
  /** One of the two is there, or none. */
  postImg: z.nullable(z.string()),
  postVid: z.nullable(z.string()),
  likes: z.number(),
  comments: z.number(),
  /** How often it was passed on. */
  share: z.number(),
  youLiked: z.boolean(),
  /** Some of those who like it, the latest first, and how many there are beyond them. */
  likedUsers: z.array(likedUser),
  likedCount: z.number(),
  /** The latest, the oldest of them first; one post alone has all. */
  detailedComments: z.array(postComment),
  id: z.number(),
  personId: z.number(),
  at: z.string(),
  isEdited: z.boolean(),
  page: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** The answers of a poll; none where it is no poll. */
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
  summary: `Posts, the newest first, ${postsPerPage} at a time: of a person, about a page, or of whom and what the caller follows.`,
  action: 'read',
  subject: 'Profile',
  query: z.object({
    /** One of the two, or the caller’s own. */
    personId: emptyAsAbsent(id()),
    pageId: emptyAsAbsent(id()),
    /** `followed`: of all that the caller follows. */
    of: emptyAsAbsent(z.enum(['followed'])),
    /** The post before which to go on. */
    before: emptyAsAbsent(id()),
  }),
  answer: z.object({
    posts: z.array(profilePost),
    /** Where the next page goes on; null at the end. */
    next: z.nullable(z.number()),
    /** The page that they are about. */
    page: z.nullable(z.object({ id: z.number(), name: z.string() })),
  }),
  refusals: { 404: 'No such person or page.' },
});

export const getProfilePost = endpoint({
  method: 'GET',
  path: '/api/v1/profile/posts/{id}',
  summary: 'One post with all of its comments: the latest five hundred.',
  action: 'read',
  subject: 'Profile',
  params: one,
  answer: z.object({ post: profilePost }),
  refusals: noSuchPost,
});

const postText = () => someLines(5000);

export const mostOptions = 8;

export const addProfilePost = endpoint({
  method: 'POST',
  path: '/api/v1/profile/posts',
  once: true,
  summary: 'Posts a text, with a picture or a video, with the answers of a poll, or passing another post on.',
  action: 'create',
  subject: 'Profile',
  body: z.strictObject({
    postText: z._default(postText(), ''),
    fileId: z.optional(z.nullable(id())),
    pageId: z.optional(z.nullable(id())),
    sharedId: z.optional(z.nullable(id())),
    options: z._default(z.array(oneLine(100).check(z.minLength(1))).check(z.maxLength(mostOptions)), []),
  }),
  answer: z.object({ post: profilePost }),
  status: 201,
});

export const updateProfilePost = endpoint({
  method: 'PUT',
  path: '/api/v1/profile/posts/{id}',
  summary: 'Changes the text of an own post.',
  action: 'create',
  subject: 'Profile',
  params: one,
  body: z.strictObject({ postText: postText(), version: version() }),
  answer: z.object({ post: profilePost }),
  refusals: { 404: 'No such own post.', 409: 'It was changed elsewhere meanwhile; `current` is the post as it is now.' },
});

export const deleteProfilePost = endpoint({
  method: 'DELETE',
  path: '/api/v1/profile/posts/{id}',
  summary: 'Deletes an own post softly; who may delete of profiles deletes any.',
  action: 'read',
  subject: 'Profile',
  params: one,
  refusals: noSuchPost,
});

export const restoreProfilePost = endpoint({
  method: 'POST',
  path: '/api/v1/profile/posts/{id}/restore',
  summary: 'Takes the deletion of a post back, for who deleted it or may delete any.',
  action: 'read',
  subject: 'Profile',
  params: one,
  refusals: noSuchPost,
});

export const likePost = endpoint({
  method: 'POST',
  path: '/api/v1/profile/posts/{id}/like',
  summary: 'Likes a post, or no longer.',
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
  summary: 'Marks a post among the news for oneself, or no longer.',
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
  summary: 'Chooses an answer of a poll in the place of what one chose before; null takes the vote back.',
  action: 'read',
  subject: 'Profile',
  params: one,
  body: z.strictObject({ option: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(mostOptions - 1))) }),
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
  summary: 'Changes an own comment.',
  action: 'read',
  subject: 'Profile',
  params: one,
  body: z.strictObject({ comment: commentText() }),
  answer: z.object({ comment: postComment }),
  refusals: { 404: 'No such own comment.' },
});

export const deleteProfileComment = endpoint({
  method: 'DELETE',
  path: '/api/v1/profile/comments/{id}',
  summary: 'Deletes an own comment; who may delete of profiles deletes any.',
  action: 'read',
  subject: 'Profile',
  params: one,
  refusals: noSuchComment,
});

export const restoreProfileComment = endpoint({
  method: 'POST',
  path: '/api/v1/profile/comments/{id}/restore',
  summary: 'Takes the deletion of a comment back, for who deleted it or may delete any.',
  action: 'read',
  subject: 'Profile',
  params: one,
  answer: z.object({ comment: postComment }),
  refusals: noSuchComment,
});

export const likeComment = endpoint({
  method: 'POST',
  path: '/api/v1/profile/comments/{id}/like',
  summary: 'Likes a comment, or no longer.',
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
