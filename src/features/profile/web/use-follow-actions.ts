import { useMemo } from 'react';
import { useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import type { ProfilePage } from '../contract.ts';
import { deletePage, followPage, followPerson, restorePage } from '../contract.ts';
import { markPost } from '../post-contract.ts';
import { followLook, markLook, type ProfileViews, pageLook } from './profile-optimistic-updates.ts';
import { profileWords } from './use-profile-actions.ts';

/** Actions to follow people and pages, and to mark posts. */
export function useFollowActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<ProfileViews>('profile', profileWords);
  return useMemo(() => {
    const send = (id: number, isFollowed: boolean) =>
      show({
        rows: [`person ${id}`],
        look: followLook(id, isFollowed),
        send: () => call(followPerson, { params: { id }, body: { isFollowed } }),
      });
    return {
      async follow(id: number, name: string, isFollowed: boolean): Promise<void> {
        if (await attempt(() => send(id, isFollowed)))
          offerUndo(t(isFollowed ? 'profile.done.followed' : 'profile.done.unfollowed', { name }), () => send(id, !isFollowed));
      },
      followPage: ({ id }: ProfilePage, favorite: boolean) =>
        void attempt(() =>
          show({
            rows: [`page ${id}`],
            look: pageLook(id, favorite),
            send: () => call(followPage, { params: { id }, body: { favorite } }),
          }),
        ),
      async removePage({ id, username }: ProfilePage): Promise<void> {
        const remove = () =>
          show({
            rows: [`page ${id}`],
            look: { data: (data) => ({ ...data, suggestedPages: data.suggestedPages.filter((one) => one.id !== id) }) },
            send: () => call(deletePage, { params: { id } }),
          });
        if (await attempt(remove))
          offerUndo(t('profile.done.pageDeleted', { name: username }), () =>
            show({ rows: [`page ${id}`], send: () => call(restorePage, { params: { id } }) }),
          );
      },
      mark: (postId: number, favorite: boolean) =>
        void attempt(() =>
          show({
            rows: [`mark ${postId}`],
            look: markLook(postId, favorite),
            send: () => call(markPost, { params: { id: postId }, body: { favorite } }),
          }),
        ),
    };
  }, [t, show, attempt, offerUndo]);
}
