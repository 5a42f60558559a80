import { expect, test } from 'vitest';
import { postFilterOf, profilePlace } from './profile-place.ts';

const place = (id?: string, search = {}) => profilePlace({ id }, search);

test('a URL without an id is the own profile, with a feed of followed posts', () => {
  expect(place()).toMatchObject({ personId: undefined, isUnknown: false, tab: 'posts' });
  expect(postFilterOf(place())).toEqual({});
  expect(postFilterOf(place(undefined, { tab: 'feed' }))).toEqual({ of: 'followed' });
  expect(postFilterOf(place(undefined, { tab: 'photos' }))).toBeUndefined();
});

test('profiles of others show their posts but no feed', () => {
  expect(postFilterOf(place('7'))).toEqual({ personId: 7 });
  expect(place('7', { tab: 'feed' }).tab).toBe('posts');
});

test('an invalid id is unknown, and an invalid tab falls back to posts', () => {
  expect(place('oak')).toMatchObject({ personId: undefined, isUnknown: true });
  expect(place('0').isUnknown).toBe(true);
  expect(place('7', { tab: 'oak', post: 'x', page: '-1' })).toMatchObject({ tab: 'posts', postId: undefined, pageId: undefined });
});

test('a single post or a page of posts takes precedence over the tab', () => {
  expect(postFilterOf(place('7', { post: 5, tab: 'feed' }))).toBeUndefined();
  expect(postFilterOf(place(undefined, { page: '3', tab: 'photos' }))).toEqual({ pageId: 3 });
});
