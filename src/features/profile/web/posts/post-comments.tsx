import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { formatRelative } from '#web/dates/format-date.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDots, IconHeart, IconHeartFilled, IconPencil, IconTrash } from '#web/icons.ts';
import { useSession } from '#web/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { CommentForm } from '#web/ui/comment-form.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import type { ProfileComment, ProfilePost } from '../../post-contract.ts';
import { postQuery } from '../profile-queries.ts';
import type { ProfileActions } from '../use-profile-actions.ts';
import classes from './post-comments.module.css';

/** The latest comments of a post, and all on request. */
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
          label={t('common.edit')}
          sendLabel={t('common.save')}
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

interface Props {
  comment: ProfileComment;
  isOwn: boolean;
  canDelete: boolean;
  onLike: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A comment with its author, likes, and actions. */
function CommentEntry({ comment, isOwn, canDelete, onLike, onEdit, onDelete }: Props) {
  const { t, i18n } = useTranslation();
  const { username, avatar, personId, at, youLiked, commentsLikes } = comment;
  return (
    <div className={classes.entry}>
      <Avatar name={username} src={avatar} size={32} />
      <div className={classes.body}>
        <div className={classes.head}>
          <PersonLink id={personId} name={username} className={classes.name} />
          <Moment at={at} className={classes.quiet}>
            {formatRelative(new Date(at), i18n.language, new Date())}
          </Moment>
          {comment.isEdited && <span className={classes.quiet}>{t('profile.edited')}</span>}
        </div>
        <p className={classes.text} dir="auto">
          {comment.comment}
        </p>
      </div>
      <span className={classes.tools}>
        <button
          type="button"
          className={classes.tool}
          aria-pressed={youLiked}
          aria-label={t('profile.comments.like', { name: username, count: commentsLikes })}
          title={t('profile.comments.like', { name: username, count: commentsLikes })}
          onClick={onLike}
        >
          {youLiked ? <IconHeartFilled size={16} /> : <IconHeart size={16} />}
          {commentsLikes > 0 && formatNumber(commentsLikes, i18n.language)}
        </button>
        {(isOwn || canDelete) && (
          <Dropdown
            label={t('profile.comments.more', { name: username })}
            button={<IconDots size={18} />}
            buttonClassName={classes.tool}
            align="end"
          >
            {isOwn && (
              <DropdownItem icon={<IconPencil size={18} />} onChoose={onEdit}>
                {t('common.edit')}
              </DropdownItem>
            )}
            {canDelete && (
              <DropdownItem icon={<IconTrash size={18} />} isDanger onChoose={onDelete}>
                {t('common.delete')}
              </DropdownItem>
            )}
          </Dropdown>
        )}
      </span>
    </div>
  );
}
