import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDots, IconEye, IconEyeOff, IconPencil, IconTrash } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { PostComment } from '../../comment-contract.ts';
import classes from './comment-entry.module.css';

interface Props {
  comment: PostComment;
  isOwn: boolean;
  canModerate: boolean;
  canDelete: boolean;
  onReply: () => void;
  onEdit: () => void;
  onModerate: (isHidden: boolean) => void;
  onDelete: () => void;
}

/** A comment with its author and available actions. */
export function CommentEntry({ comment, isOwn, canModerate, canDelete, onReply, onEdit, onModerate, onDelete }: Props) {
  const { t, i18n } = useTranslation();
  if (comment.isDeleted) return <p className={classes.gone}>{t('blog.comments.gone')}</p>;
  return (
    <div className={classes.entry}>
      <Avatar name={comment.userFullName} src={comment.avatar} size={36} />
      <div className={classes.body}>
        <div className={classes.head}>
          <PersonLink id={comment.personId} name={comment.userFullName} className={classes.name} />
          <Moment at={comment.at} className={classes.quiet}>
            {formatRelative(new Date(comment.at), i18n.language, new Date())}
          </Moment>
          {comment.isEdited && <span className={classes.quiet}>{t('blog.comments.edited')}</span>}
          {comment.isHidden && <StatusPill tone="warning">{t('blog.comments.hidden')}</StatusPill>}
        </div>
        <p className={classes.text} dir="auto">
          {comment.commentText}
        </p>
        <div className={classes.tools}>
          <button type="button" className={classes.reply} onClick={onReply}>
            {t('blog.comments.reply')}
          </button>
          {(isOwn || canModerate || canDelete) && (
            <Dropdown
              label={t('blog.comments.more', { name: comment.userFullName })}
              button={<IconDots size={18} />}
              buttonClassName={classes.more}
            >
              {isOwn && (
                <DropdownItem icon={<IconPencil size={18} />} onChoose={onEdit}>
                  {t('blog.comments.edit')}
                </DropdownItem>
              )}
              {canModerate && (
                <DropdownItem
                  icon={comment.isHidden ? <IconEye size={18} /> : <IconEyeOff size={18} />}
                  onChoose={() => onModerate(!comment.isHidden)}
                >
                  {t(comment.isHidden ? 'blog.comments.show' : 'blog.comments.hide')}
                </DropdownItem>
              )}
              {canDelete && (
                <DropdownItem icon={<IconTrash size={18} />} isDanger onChoose={onDelete}>
                  {t('blog.comments.delete')}
                </DropdownItem>
              )}
            </Dropdown>
          )}
        </div>
      </div>
    </div>
  );
}
