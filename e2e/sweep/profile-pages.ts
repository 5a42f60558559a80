import { parts, press, pressFirst, type SweptPage } from './faces.ts';

const post = 'article header';

export const profilePages: Record<string, SweptPage> = {
  '/pages/profile': {
    faces: () => [
      { at: '/pages/profile', shows: post },
      { at: '/pages/profile?tab=feed', shows: post },
      { at: '/pages/profile?tab=photos', shows: 'main section li img' },
      { at: '/pages/profile?tab=people', shows: 'main section li button' },
      { at: '/pages/profile?page=1', shows: post },
      { at: '/pages/profile?page=999', shows: '[role=status] a' },
      { at: '/pages/profile', shows: post, open: press('profile.edit.open') },
      { at: '/pages/profile', shows: post, open: press('profile.compose.addPoll') },
      { at: '/pages/profile', shows: post, open: press('profile.pages.add') },
      { at: '/pages/profile', shows: post, open: pressFirst(`${post} [aria-haspopup=menu]`, parts) },
    ],
  },
  '/pages/profile/:id': {
    faces: () => [
      { at: '/pages/profile/4', shows: post },
      { at: '/pages/profile/1?post=19', shows: 'article blockquote' },
      { at: '/pages/profile/1?post=999', shows: '[role=status] p' },
      { at: '/pages/profile/2', shows: 'main [role=status] p' },
      { at: '/pages/profile/999', shows: 'h1' },
    ],
  },
};
