import type { PersonRef } from '#features/people/contract.ts';
import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPencil, IconTrash } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import type { TaskComment } from '../../../contract.ts';
import { commentParts } from './comment-parts.ts';
import classes from './task-comments.module.css';

interface Props {
  comment: TaskComment;
  people: readonly PersonRef[];
  isOwn: boolean;
  onEdit?: () => void;
  onDelete?: () => void;
}

/** A comment with its writer; one's own can be changed and deleted. */
export function CommentEntry({ comment, people, isOwn, onEdit, onDelete }: Props) {
  const { t, i18n } = useTranslation();
  const time = new Date(comment.time);
  const names = people.filter(({ id }) => comment.mentions.includes(id)).map(({ fullName }) => fullName);
  let at = 0;
  return (
    <li className={classes.entry} data-new={comment.id < 0 || undefined}>
      <Avatar name={comment.name} src={comment.img} size={32} />
      <div className={classes.body}>
        <div className={classes.head}>
          <PersonLink id={comment.personId} name={comment.name} className={classes.name} />
          <Moment className={classes.time} at={comment.time}>
            {formatRelative(time, i18n.language, new Date())}
          </Moment>
          {comment.isEdited && <span className={classes.time}>{t('kanban.comment.edited')}</span>}
          {isOwn && (
            <span className={classes.tools}>
              <IconButton className={classes.tool} label={t('kanban.comment.edit')} onClick={onEdit}>
                <IconPencil size={16} />
              </IconButton>
              <IconButton className={classes.tool} label={t('kanban.comment.delete')} onClick={onDelete}>
                <IconTrash size={16} />
              </IconButton>
            </span>
          )}
        </div>
        <p className={classes.text} dir="auto">
          {commentParts(comment.comment, names).map(({ text, isMention }) => {
            at += text.length;
            return isMention ? (
              <bdi key={at} className={classes.mention}>
                {text}
              </bdi>
            ) : (
              <span key={at}>{text}</span>
            );
          })}
        </p>
      </div>
    </li>
  );
}
