import { expect, test } from 'vitest';
import { postFilterOf, profilePlace } from './profile-place.ts';

const place = (id?: string, search = {}) => profilePlace({ id }, search);

test('an address without an id is one’s own profile, with what one follows', () => {
  expect(place()).toMatchObject({ personId: undefined, isUnknown: false, tab: 'posts' });
  expect(postFilterOf(place())).toEqual({});
  expect(postFilterOf(place(undefined, { tab: 'feed' }))).toEqual({ of: 'followed' });
  expect(postFilterOf(place(undefined, { tab: 'photos' }))).toBeUndefined();
});

test('of others one sees their posts, not what they follow', () => {
  expect(postFilterOf(place('7'))).toEqual({ personId: 7 });
  expect(place('7', { tab: 'feed' }).tab).toBe('posts');
});

test('what no id is names nobody, and no tab is that of posts', () => {
  expect(place('oak')).toMatchObject({ personId: undefined, isUnknown: true });
  expect(place('0').isUnknown).toBe(true);
  expect(place('7', { tab: 'oak', post: 'x', page: '-1' })).toMatchObject({ tab: 'posts', postId: undefined, pageId: undefined });
});

test('a post stands alone, and a page has its posts, whatever the tab', () => {
  expect(postFilterOf(place('7', { post: 5, tab: 'feed' }))).toBeUndefined();
  expect(postFilterOf(place(undefined, { page: '3', tab: 'photos' }))).toEqual({ pageId: 3 });
});
