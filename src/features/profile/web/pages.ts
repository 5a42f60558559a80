import { firstCall } from '#web/first-call.ts';
import { type PageParams, type PageRow, type PageSearch, tableOf } from '#web/page-table.ts';
import { readProfile } from '../contract.ts';
import { getProfilePost, listProfilePosts } from '../post-contract.ts';
import { postFilterOf, profileInput, profilePlace } from './profile-place.ts';

const profile = {
  page: () => import('#features/profile/web/profile-page.tsx').then(({ ProfilePage }) => ProfilePage),
  ask: (client, params, search) =>
    import('#features/profile/web/profile-queries.ts').then(({ prefetchProfile }) => prefetchProfile(client, params, search)),
  needs: { action: 'read', subject: 'Profile' },
  shell: 'app',
} satisfies Partial<PageRow>;

/** The user's own profile and those of others. */
export const profilePages = tableOf([
  {
    path: '/pages/profile',
    ...profile,
    menu: { label: 'menu.profile', under: 'menu.settings', isWide: true },
    first,
    shows: [{ path: '/pages/profile/:id', first }],
  },
]);

function first(params: PageParams, search: PageSearch): string[] {
  const place = profilePlace(params, search);
  if (place.isUnknown) return [];
  const wanted = postFilterOf(place);
  return [
    firstCall(readProfile, profileInput(place.personId)),
    ...(wanted ? [firstCall(listProfilePosts, { query: wanted })] : []),
    ...(place.postId === undefined ? [] : [firstCall(getProfilePost, { params: { id: place.postId } })]),
  ];
}
