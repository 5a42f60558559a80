import { formatRelative } from '#web/dates/format-date.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDots, IconHeart, IconHeartFilled, IconPencil, IconTrash } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import type { ProfileComment } from '../../post-contract.ts';
import classes from './comment-entry.module.css';

interface Props {
  comment: ProfileComment;
  isOwn: boolean;
  canDelete: boolean;
  onLike: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A comment with its writer, who likes it and what one may do with it. */
export function CommentEntry({ comment, isOwn, canDelete, onLike, onEdit, onDelete }: Props) {
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
                {t('profile.comments.edit')}
              </DropdownItem>
            )}
            {canDelete && (
              <DropdownItem icon={<IconTrash size={18} />} isDanger onChoose={onDelete}>
                {t('profile.comments.delete')}
              </DropdownItem>
            )}
          </Dropdown>
        )}
      </span>
    </div>
  );
}
