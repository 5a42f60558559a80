import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { emptyAsAbsent, id, oneLine, perPage, plainDate, someLines, version, webAddressOrNone } from '#contract/primitives.ts';
import { postsPerPage, profilePost } from './post-contract.ts';

const noSuchPerson = { 404: 'No such person.' };

/** Social networks that profiles can link to. */
export const socialNetworks = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

const header = z.object({
  avatar: z.nullable(z.string()),
  username: z.string(),
  /** Job title. */
  designation: z.string(),
  /** Signed URL of the cover picture; null without one. */
  coverImg: z.nullable(z.string()),
  id: z.number(),
  isSelf: z.boolean(),
  /** Whether the caller follows them, and they follow the caller. */
  isFollowed: z.boolean(),
  followsYou: z.boolean(),
  followers: z.number(),
  following: z.number(),
  posts: z.number(),
});
export type ProfileHeader = z.infer<typeof header>;

const userAbout = z.object({
  about: z.string(),
  /** `13 Dec 2026`; empty when not given. */
  joined: z.string(),
  lives: z.string(),
  /** Empty for callers who can't read people. */
  email: z.string(),
  website: z.string(),
  joinedOn: z.nullable(z.string()),
  /** Their social links by network. */
  socialLinks: z.object({
    twitter: z.optional(z.string()),
    facebook: z.optional(z.string()),
    google: z.optional(z.string()),
    linkedIn: z.optional(z.string()),
    instagram: z.optional(z.string()),
    quora: z.optional(z.string()),
  }),
  coverFileId: z.nullable(z.number()),
  /** The version an update of the caller's profile must be based on. */
  version: z.number(),
});
export type ProfileAbout = z.infer<typeof userAbout>;

const suggestedPage = z.object({
  avatar: z.nullable(z.string()),
  username: z.string(),
  subtitle: z.string(),
  /** Whether the caller follows it. */
  favorite: z.boolean(),
  id: z.number(),
  followers: z.number(),
  pictureFileId: z.nullable(z.number()),
  version: z.number(),
});
export type ProfilePage = z.infer<typeof suggestedPage>;

const feed = z.object({
  imgUrl: z.nullable(z.string()),
  /** Author of the post. */
  title: z.string(),
  /** Local part of their email address. */
  id: z.string(),
  /** `#fenn #kyoto`. */
  tags: z.string(),
  desc: z.string(),
  /** Whether the caller has marked it. */
  favorite: z.boolean(),
  postId: z.number(),
  personId: z.number(),
  at: z.string(),
});
export type ProfileFeed = z.infer<typeof feed>;

const suggestion = z.object({
  avatar: z.nullable(z.string()),
  name: z.string(),
  /** `3 mutual friends`. */
  mutualFriend: z.string(),
  id: z.number(),
  designation: z.string(),
  mutualFriends: z.number(),
});
export type ProfileSuggestion = z.infer<typeof suggestion>;

/** An option of a poll; the options of a poll are consecutive. */
const pollLine = z.object({
  name: z.string(),
  /** `33%`; the options of a poll add up to 100 once someone has voted. */
  result: z.string(),
  votedUser: z.array(z.object({ img: z.nullable(z.string()), username: z.string() })),
  pollId: z.number(),
  question: z.string(),
  /** 0-based index among the options. */
  option: z.number(),
  votes: z.number(),
  youVoted: z.boolean(),
});

export const readProfile = endpoint({
  method: 'GET',
  path: '/profile/data',
  summary:
    'Returns a person’s profile and posts, without an id the caller’s. The rest is the caller’s: pages, news of people they follow, suggestions, polls.',
  action: 'read',
  subject: 'Profile',
  query: z.object({
    id: emptyAsAbsent(id()),
    /** Number of their newest posts to include; 0 to 20. */
    posts: perPage(postsPerPage),
  }),
  answer: z.object({
    header,
    userAbout,
    suggestedPages: z.array(suggestedPage),
    twitterFeeds: z.array(feed),
    post: z.array(profilePost),
    latestPhotos: z.array(z.object({ img: z.string(), postId: z.number() })),
    suggestions: z.array(suggestion),
    polls: z.array(pollLine),
  }),
  refusals: noSuchPerson,
});

export const updateOwnProfile = endpoint({
  method: 'PUT',
  path: '/api/v1/profile',
  summary: 'Changes the given parts of the caller’s profile.',
  action: 'read',
  subject: 'Profile',
  body: z.strictObject({
    about: z.optional(someLines(500)),
    lives: z.optional(oneLine(100)),
    website: z.optional(webAddressOrNone()),
    joinedOn: z.optional(z.nullable(plainDate())),
    coverFileId: z.optional(z.nullable(id())),
    version: version(),
  }),
  answer: z.object({ userAbout }),
  refusals: { 409: 'It was changed by someone else; `current` has it.' },
});

export const followPerson = endpoint({
  method: 'POST',
  path: '/api/v1/profile/people/{id}/follow',
  summary: 'Follows a person, or unfollows them.',
  action: 'read',
  subject: 'Profile',
  params: z.object({ id: id() }),
  body: z.strictObject({ isFollowed: z.boolean() }),
  answer: z.object({ isFollowed: z.boolean(), followers: z.number() }),
  refusals: noSuchPerson,
});

const followed = z.object({
  id: z.number(),
  fullName: z.string(),
  avatar: z.nullable(z.string()),
  designation: z.string(),
  isFollowed: z.boolean(),
  isSelf: z.boolean(),
});
export type FollowedPerson = z.infer<typeof followed>;

export const listFollows = endpoint({
  method: 'GET',
  path: '/api/v1/profile/people/{id}/follows',
  summary: 'Lists a person’s followers and whom they follow, by name: the first 500 of each.',
  action: 'read',
  subject: 'Profile',
  params: z.object({ id: id() }),
  answer: z.object({ followers: z.array(followed), following: z.array(followed) }),
  refusals: noSuchPerson,
});

export const photosPerPage = 24;

export const listPhotos = endpoint({
  method: 'GET',
  path: '/api/v1/profile/people/{id}/photos',
  summary: `Lists the pictures that a person posted, newest first, ${photosPerPage} at a time.`,
  action: 'read',
  subject: 'Profile',
  params: z.object({ id: id() }),
  query: z.object({ /** Cursor: returns posts before this one. */ before: emptyAsAbsent(id()) }),
  answer: z.object({
    photos: z.array(z.object({ img: z.string(), postId: z.number(), text: z.string() })),
    /** Cursor of the next page; null at the end. */
    next: z.nullable(z.number()),
  }),
  refusals: noSuchPerson,
});

const ofPage = z.object({ id: id() });
const pageName = () => oneLine(60).check(z.minLength(1));
const noSuchPage = { 404: 'No such page.' };

export const addPage = endpoint({
  method: 'POST',
  path: '/api/v1/profile/pages',
  once: true,
  summary: 'Adds a page that posts can be about; its author follows it.',
  action: 'update',
  subject: 'Profile',
  body: z.strictObject({ name: pageName(), subtitle: z._default(oneLine(100), ''), pictureFileId: z.optional(z.nullable(id())) }),
  answer: z.object({ page: suggestedPage }),
  status: 201,
});

export const updatePage = endpoint({
  method: 'PUT',
  path: '/api/v1/profile/pages/{id}',
  summary: 'Changes a page.',
  action: 'update',
  subject: 'Profile',
  params: ofPage,
  body: z.strictObject({
    name: z.optional(pageName()),
    subtitle: z.optional(oneLine(100)),
    pictureFileId: z.optional(z.nullable(id())),
    version: version(),
  }),
  answer: z.object({ page: suggestedPage }),
  refusals: { ...noSuchPage, 409: 'It was changed by someone else; `current` has the page.' },
});

export const deletePage = endpoint({
  method: 'DELETE',
  path: '/api/v1/profile/pages/{id}',
  summary: 'Soft-deletes a page; the posts about it stay.',
  action: 'delete',
  subject: 'Profile',
  params: ofPage,
  refusals: noSuchPage,
});

export const restorePage = endpoint({
  method: 'POST',
  path: '/api/v1/profile/pages/{id}/restore',
  summary: 'Restores a page, with its followers.',
  action: 'delete',
  subject: 'Profile',
  params: ofPage,
  refusals: noSuchPage,
});

export const followPage = endpoint({
  method: 'POST',
  path: '/api/v1/profile/pages/{id}/follow',
  summary: 'Follows a page, or unfollows it.',
  action: 'read',
  subject: 'Profile',
  params: ofPage,
  body: z.strictObject({ favorite: z.boolean() }),
  answer: z.object({ favorite: z.boolean(), followers: z.number() }),
  refusals: noSuchPage,
});

export const profileEndpoints = [
  ...[readProfile, updateOwnProfile, followPerson, listFollows, listPhotos],
  ...[addPage, updatePage, deletePage, restorePage, followPage],
];
