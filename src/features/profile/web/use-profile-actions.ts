import { useMemo } from 'react';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { useSession } from '#web/session-store.ts';
import { toast } from '#web/toast.ts';
import type { ProfileComment, ProfilePost } from '../post-contract.ts';
import * as api from '../post-contract.ts';
import { commentLook, type ProfileViews, postLook, voteLook, withCommentLike, withLike } from './profile-optimistic-updates.ts';

export const profileWords: ActionWords = { failed: (t) => t('profile.failed.change') };
export type ProfileActions = ReturnType<typeof useProfileActions>;

/** Actions on posts, comments, and polls with optimistic updates, rollback with a message on failure, and Undo. */
export function useProfileActions() {
  const { t } = useTranslation();
  const user = useSession();
  const { show, attempt, offerUndo } = useActions<ProfileViews>('profile', profileWords);
  const avatar = user?.avatar ?? null;
  const username = user?.fullName ?? '';
  return useMemo(() => {
    const doer = { avatar, username };
    const undo = (message: string, row: string, send: () => Promise<unknown>) => offerUndo(message, () => show({ rows: [row], send }));
    return {
      like: ({ id }: ProfilePost, youLiked: boolean) =>
        void attempt(() =>
          show({
            rows: [id],
            look: postLook(id, (post) => withLike(post, youLiked, doer)),
            send: () => call(api.likePost, { params: { id }, body: { youLiked } }),
          }),
        ),
      vote: (postId: number, option: number | null) =>
        void attempt(() =>
          show({
            rows: [postId],
            look: voteLook(postId, option, doer),
            send: () => call(api.votePost, { params: { id: postId }, body: { option } }),
          }),
        ),
      /** Throws on failure, so the form keeps its input. */
      comment: (postId: number, comment: string) =>
        show({ rows: ['said'], send: () => call(api.addProfileComment, { params: { id: postId }, body: { comment } }) }),
      reword: (id: number, comment: string) =>
        show({ rows: [`comment ${id}`], send: () => call(api.updateProfileComment, { params: { id }, body: { comment } }) }),
      likeComment: (postId: number, { id }: ProfileComment, youLiked: boolean) =>
        void attempt(() =>
          show({
            rows: [`comment ${id}`],
            look: commentLook(postId, id, (comment) => withCommentLike(comment, youLiked)),
            send: () => call(api.likeComment, { params: { id }, body: { youLiked } }),
          }),
        ),
      async removeComment(postId: number, { id }: ProfileComment): Promise<void> {
        const remove = () =>
          show({
            rows: [`comment ${id}`],
            look: commentLook(postId, id, () => null),
            send: () => call(api.deleteProfileComment, { params: { id } }),
          });
        if (await attempt(remove))
          undo(t('profile.done.commentDeleted'), `comment ${id}`, () => call(api.restoreProfileComment, { params: { id } }));
      },
      async remove({ id }: ProfilePost): Promise<boolean> {
        const look = postLook(id, () => null);
        const isDone = await attempt(() => show({ rows: [id], look, send: () => call(api.deleteProfilePost, { params: { id } }) }));
        if (isDone)
          offerUndo(t('profile.done.deleted'), async () => {
            await show({ rows: [id], send: () => call(api.restoreProfilePost, { params: { id } }) });
            toast({ message: t('profile.done.restored') });
          });
        return isDone;
      },
    };
  }, [t, avatar, username, show, attempt, offerUndo]);
}
