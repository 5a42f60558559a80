import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { useSession } from '#web/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { CommentForm } from '#web/ui/comment-form.tsx';
import type { ProfileComment, ProfilePost } from '../../post-contract.ts';
import { postQuery } from '../profile-queries.ts';
import type { ProfileActions } from '../use-profile-actions.ts';
import { CommentEntry } from './comment-entry.tsx';
import classes from './post-comments.module.css';

/** What people say about a post: the latest, and all of it once asked for. */
export function PostComments({ post, isAlone, actions }: { post: ProfilePost; isAlone: boolean; actions: ProfileActions }) {
  const { t } = useTranslation();
  const user = useSession();
  const rights = useRights('Profile');
  const [isWhole, setWhole] = useState(false);
  const [edited, edit] = useState<number>();
  const asked = postQuery(post.id);
  const whole = useQuery({ ...asked, enabled: isWhole && !isAlone });
  const shown = useShown(asked, isWhole ? whole.data : undefined)?.post ?? post;
  const isMore = !isAlone && shown.comments > shown.detailedComments.length;
  const entry = (comment: ProfileComment) => {
    const isOwn = comment.personId === user?.id;
    if (edited === comment.id)
      return (
        <CommentForm
          storageKey={`atrium.profile.comment.edit.${comment.id}`}
          initial={comment.comment}
          label={t('profile.comments.edit')}
          sendLabel={t('ui.form.save')}
          failed={t('profile.failed.comment')}
          onSend={async (text) => {
            await actions.reword(comment.id, text);
            edit(undefined);
          }}
          onCancel={() => edit(undefined)}
        />
      );
    return (
      <CommentEntry
        comment={comment}
        isOwn={isOwn}
        canDelete={isOwn || rights.delete}
        onLike={() => actions.likeComment(post.id, comment, !comment.youLiked)}
        onEdit={() => edit(comment.id)}
        onDelete={() => void actions.removeComment(post.id, comment)}
      />
    );
  };
  return (
    <div className={classes.comments}>
      {isMore && (
        <Button look="plain" loading={whole.isFetching} onClick={() => setWhole(true)}>
          {t('profile.comments.all')}
        </Button>
      )}
      {whole.error && isMore && !whole.isFetching && (
        <p className={classes.failed} role="alert">
          {t('profile.failed.comments')}
        </p>
      )}
      {shown.detailedComments.length > 0 && (
        <ol className={classes.list}>
          {shown.detailedComments.map((comment) => (
            <li key={comment.id}>{entry(comment)}</li>
          ))}
        </ol>
      )}
      <div className={classes.own}>
        <Avatar name={user?.fullName ?? ''} src={user?.avatar ?? null} size={32} />
        <CommentForm
          storageKey={`atrium.profile.comment.${post.id}`}
          label={t('profile.comments.write')}
          sendLabel={t('profile.comments.send')}
          failed={t('profile.failed.comment')}
          onSend={async (text) => void (await actions.comment(post.id, text))}
        />
      </div>
    </div>
  );
}
