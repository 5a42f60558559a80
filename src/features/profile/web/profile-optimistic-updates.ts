import type { InfiniteData } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { OptimisticUpdatesOf, ViewOf } from '#web/actions/action-kind.ts';
import type { readProfile } from '../contract.ts';
import { pollPercents } from '../poll-percents.ts';
import type { listProfilePosts, ProfileComment, ProfilePost } from '../post-contract.ts';
import type { dataQuery, followsQuery, postQuery, postsQuery } from './profile-queries.ts';

export type ProfileViews = {
  data: ViewOf<ReturnType<typeof dataQuery>>;
  posts: ViewOf<ReturnType<typeof postsQuery>>;
  post: ViewOf<ReturnType<typeof postQuery>>;
  follows: ViewOf<ReturnType<typeof followsQuery>>;
};
export type ProfileOptimisticUpdate = OptimisticUpdatesOf<ProfileViews>;
type Data = AnswerOf<typeof readProfile>;
type Posts = InfiniteData<AnswerOf<typeof listProfilePosts>>;

/** The acting user, whose avatar is shown. */
interface Doer {
  avatar: string | null;
  username: string;
}

/** Number of avatars the server returns. */
const maxFaces = 5;

/** Changes a post wherever it is shown; null removes it. */
export function postLook(id: number, change: (post: ProfilePost) => ProfilePost | null): ProfileOptimisticUpdate {
  const inList = (posts: ProfilePost[]) => posts.flatMap((post) => (post.id === id ? (change(post) ?? []) : post));
  return {
    posts: (answer: Posts): Posts => ({ ...answer, pages: answer.pages.map((page) => ({ ...page, posts: inList(page.posts) })) }),
    post: (answer) => (answer.post.id === id ? { post: change(answer.post) ?? answer.post } : answer),
  };
}

/** Changes a comment; null removes it. */
export function commentLook(
  postId: number,
  id: number,
  change: (comment: ProfileComment) => ProfileComment | null,
): ProfileOptimisticUpdate {
  return postLook(postId, (post) => {
    const found = post.detailedComments.find((one) => one.id === id);
    if (!found) return post;
    const changed = change(found);
    return {
      ...post,
      comments: post.comments - (changed ? 0 : 1),
      detailedComments: post.detailedComments.flatMap((one) => (one.id === id ? (changed ?? []) : one)),
    };
  });
}

/** Sets or removes the user's like, with their avatar first. */
export function withLike(post: ProfilePost, youLiked: boolean, doer: Doer): ProfilePost {
  if (post.youLiked === youLiked) return post;
  const likes = post.likes + (youLiked ? 1 : -1);
  const others = post.likedUsers.filter(({ username }) => username !== doer.username);
  const likedUsers = (youLiked ? [doer, ...others] : others).slice(0, maxFaces);
  return { ...post, youLiked, likes, likedUsers, likedCount: Math.max(0, likes - likedUsers.length) };
}

export function withCommentLike(comment: ProfileComment, youLiked: boolean): ProfileComment {
  if (comment.youLiked === youLiked) return comment;
  return { ...comment, youLiked, commentsLikes: comment.commentsLikes + (youLiked ? 1 : -1) };
}

/** Applies a vote in posts and the sidebar. @param option null withdraws it */
export function voteLook(postId: number, option: number | null, doer: Doer): ProfileOptimisticUpdate {
  return {
    ...postLook(postId, (post) => {
      const counted = votesAfter(post.options, option);
      const faces = (index: number, voters: Doer[]) => facesAfter(voters, index === option, doer);
      return {
        ...post,
        options: post.options.map((one, index) => ({ ...one, ...counted[index], voters: faces(index, one.voters) })),
      };
    }),
    data: (data: Data): Data => {
      const own = data.polls.filter(({ pollId }) => pollId === postId);
      const counted = votesAfter(own, option);
      return {
        ...data,
        polls: data.polls.map((line) => {
          const after = line.pollId === postId ? counted[line.option] : undefined;
          if (!after) return line;
          const voters = line.votedUser.map(({ img, username }) => ({ avatar: img, username }));
          const faces = facesAfter(voters, line.option === option, doer);
          return {
            ...{ ...line, votes: after.votes, youVoted: after.youVoted, result: `${after.percent}%` },
            votedUser: faces.map(({ avatar, username }) => ({ img: avatar, username })),
          };
        }),
      };
    },
  };
}

function votesAfter(options: readonly { votes: number; youVoted: boolean }[], chosen: number | null) {
  const votes = options.map((one, index) => one.votes - Number(one.youVoted) + Number(index === chosen));
  const percents = pollPercents(votes);
  return votes.map((count, index) => ({ votes: count, percent: percents[index] ?? 0, youVoted: index === chosen }));
}

function facesAfter(faces: readonly Doer[], isChosen: boolean, doer: Doer): Doer[] {
  const others = faces.filter(({ username }) => username !== doer.username);
  return (isChosen ? [doer, ...others] : others).slice(0, maxFaces);
}

/** Follows or unfollows a person wherever it is shown. */
export function followLook(personId: number, isFollowed: boolean): ProfileOptimisticUpdate {
  return {
    data: (data: Data): Data => {
      const { header } = data;
      const step = header.id === personId && header.isFollowed !== isFollowed ? (isFollowed ? 1 : -1) : 0;
      return {
        ...data,
        header: step === 0 ? header : { ...header, isFollowed, followers: header.followers + step },
        suggestions: isFollowed ? data.suggestions.filter(({ id }) => id !== personId) : data.suggestions,
      };
    },
    follows: ({ followers, following }) => {
      const inList = (people: typeof followers) => people.map((one) => (one.id === personId ? { ...one, isFollowed } : one));
      return { followers: inList(followers), following: inList(following) };
    },
  };
}

export function pageLook(pageId: number, favorite: boolean): ProfileOptimisticUpdate {
  return {
    data: (data: Data): Data => ({
      ...data,
      suggestedPages: data.suggestedPages.map((page) =>
        page.id === pageId && page.favorite !== favorite ? { ...page, favorite, followers: page.followers + (favorite ? 1 : -1) } : page,
      ),
    }),
  };
}

export function markLook(postId: number, favorite: boolean): ProfileOptimisticUpdate {
  return {
    data: (data: Data): Data => ({
      ...data,
      twitterFeeds: data.twitterFeeds.map((feed) => (feed.postId === postId ? { ...feed, favorite } : feed)),
    }),
  };
}
