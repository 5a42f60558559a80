import { expect, test } from 'vitest';
import type { ProfilePost } from '../post-contract.ts';
import { commentLook, postLook, voteLook, withLike } from './profile-optimistic-updates.ts';
import { postsQuery } from './profile-queries.ts';

const doer = { avatar: null, username: 'Nora' };
const face = (username: string) => ({ avatar: null, username });
const option = (votes: number, youVoted = false) => ({ name: 'x', votes, percent: 0, youVoted, voters: youVoted ? [doer] : [] });
const comment = { ...face('Ada'), comment: 'Hear', commentsLikes: 0, youLiked: false, id: 7, personId: 2, at: '', isEdited: false };
const post: ProfilePost = {
  ...{ ...face('Ada'), postTime: '', postText: 'Oak', postImg: null, postVid: null, id: 5, personId: 2, at: '', isEdited: false },
  ...{ likes: 7, comments: 1, share: 0, youLiked: false, likedUsers: ['A', 'B', 'C', 'D', 'E'].map(face), likedCount: 2 },
  ...{ detailedComments: [comment], page: null, options: [option(1), option(1, true)], isShare: false, shared: null, version: 1 },
};
const answer = { pages: [{ posts: [post], next: null, page: null }], pageParams: [null] };
const key = postsQuery({}).queryKey;

test('a like counts once, however often it is applied', () => {
  const liked = withLike(post, true, doer);
  expect([liked.likes, liked.likedUsers[0]?.username, liked.likedUsers.length, liked.likedCount]).toEqual([8, 'Nora', 5, 3]);
  expect(withLike(liked, true, doer)).toBe(liked);
  expect(withLike(liked, false, doer)).toMatchObject({ likes: 7, youLiked: false, likedCount: 3 });
});

test('a vote moves to another option in whole percentages, and applying it twice is harmless', () => {
  const look = voteLook(5, 0, doer);
  const after = look.posts?.(answer, key) as typeof answer;
  const shown = after.pages[0]?.posts[0]?.options;
  expect(shown?.map(({ votes, percent, youVoted }) => [votes, percent, youVoted])).toEqual([
    [2, 100, true],
    [0, 0, false],
  ]);
  expect(shown?.map(({ voters }) => voters.length)).toEqual([1, 0]);
  expect(look.posts?.(after, key)).toEqual(after);
  const back = voteLook(5, null, doer).posts?.(answer, key) as typeof answer;
  expect(back.pages[0]?.posts[0]?.options.map(({ votes }) => votes)).toEqual([1, 0]);
});

test('a deleted item leaves the list and is subtracted once', () => {
  expect(postLook(5, () => null).posts?.(answer, key)).toMatchObject({ pages: [{ posts: [] }] });
  const look = commentLook(5, 7, () => null);
  const after = look.posts?.(answer, key) as typeof answer;
  expect(after.pages[0]?.posts[0]).toMatchObject({ comments: 0, detailedComments: [] });
  expect(look.posts?.(after, key)).toEqual(after);
});
