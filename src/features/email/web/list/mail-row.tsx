import { type MouseEvent, memo, type ReactNode } from 'react';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { IconPaperclip, IconStar, IconStarFilled } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Moment } from '#web/ui/moment.tsx';
import type { Email, MarkedEmail } from '../../contract.ts';
import type { MailDragKit } from '../drag/use-mail-drag-kit.ts';
import { LabelPill, LabelTip } from '../labels/label-mark.tsx';
import classes from './mail-row.module.css';
import { rowTime } from './row-time.ts';

interface Correspondent {
  name: string;
  /** Name for the initials if there is no avatar. */
  face: string;
  picture: string | null;
}

export interface RowHandlers {
  open: (mail: Email, index: number, event: MouseEvent) => void;
  select: (mail: Email, index: number, withShift: boolean) => void;
  star: (mail: Email) => void;
  /** The emails dragged along, and the label for them. */
  dragged: (mail: Email) => { mails: readonly MarkedEmail[]; text: string };
}

interface Props {
  mail: Email;
  index: number;
  total: number;
  address: string;
  /** One line per email; otherwise the two lines of a narrow list. */
  wide: boolean;
  dense: boolean;
  selected: boolean;
  canSelect: boolean;
  canStar: boolean;
  isOpen: boolean;
  /** Offset from the start of the list, in pixels. */
  offset: number;
  on: RowHandlers;
  kit: MailDragKit | null;
  /** Shown over its end on hover. */
  tools: ReactNode;
}

/** A row of the list. Uses plain elements, because dozens are rendered while scrolling. */
export const MailRow = memo(function MailRow(props: Props) {
  const { mail, index, total, address, wide, dense, selected, canSelect, canStar, isOpen, offset, on, kit, tools } = props;
  const { t, i18n } = useTranslation();
  const { name, face, picture } = correspondent(mail, t);
  const subject = mail.subject || t('email.noSubject');
  const { iso, shown } = rowTime(mail, t, i18n.language);
  const excerpt = mail.conversation?.excerpt || mail.excerpt;
  const Mark = wide ? LabelPill : LabelTip;
  return (
    <li
      ref={kit ? (element: HTMLLIElement) => kit.dragMails(element, () => on.dragged(mail)) : undefined}
      aria-setsize={total}
      aria-posinset={index + 1}
      className={`${classes.row} ${wide ? classes.wide : classes.narrow}`}
      data-index={index}
      data-lines={wide ? undefined : 2}
      data-dense={dense || undefined}
      data-unread={!mail.isRead || undefined}
      data-selected={selected || undefined}
      data-open={isOpen || undefined}
      data-plain={!canSelect || undefined}
      style={{ transform: `translateY(${offset}px)` }}
    >
      {canSelect && (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={selected}
            aria-label={t('email.select', { subject })}
            onChange={(event) => on.select(mail, index, (event.nativeEvent as PointerEvent).shiftKey)}
          />
        </label>
      )}
      {canStar ? (
        <button
          type="button"
          className={classes.star}
          aria-pressed={mail.isStarred}
          aria-label={t('email.starMail', { subject })}
          title={t(mail.isStarred ? 'email.unstar' : 'email.star')}
          onClick={() => on.star(mail)}
        >
          {mail.isStarred ? <IconStarFilled size={18} /> : <IconStar size={18} stroke={1.75} />}
        </button>
      ) : (
        <span className={classes.star} data-starred={mail.isStarred || undefined}>
          {mail.isStarred && (
            <>
              <IconStarFilled size={18} />
              <span className="visually-hidden">{t('email.folder.starred')}</span>
            </>
          )}
        </span>
      )}
      {/* The row is dragged, not its address. */}
      <a
        className={classes.link}
        href={address}
        draggable={false}
        aria-current={isOpen || undefined}
        onClick={(event) => on.open(mail, index, event)}
      >
        {mail.isRead ? null : <span className="visually-hidden">{t('email.unread')}</span>}
        {dense ? null : <Avatar name={face} src={picture} size={wide ? 28 : 36} />}
        <span className={classes.name} dir="auto" data-several={mail.conversation && true}>
          {mail.conversation ? <span className={classes.names}>{name}</span> : name}
          {mail.conversation ? (
            <>
              <span className={classes.count} aria-hidden="true">
                {mail.conversation.count}
              </span>
              <span className="visually-hidden">{t('email.mailsInIt', { count: mail.conversation.count })}</span>
            </>
          ) : null}
        </span>
        <span className={classes.text} dir="auto">
          <span className={classes.subject}>{subject}</span>
          {excerpt && (wide || !dense) ? <span className={classes.excerpt}> — {excerpt}</span> : null}
        </span>
        <span className={classes.marks} data-marks>
          {mail.labels.map((label) => (
            <Mark key={label} label={label} />
          ))}
          {mail.attachments.length > 0 ? (
            <span className={classes.replies} title={t('email.attachments', { count: mail.attachments.length })}>
              <IconPaperclip size={16} stroke={1.75} />
              <span className="visually-hidden">{t('email.attachments', { count: mail.attachments.length })}</span>
            </span>
          ) : null}
        </span>
        <Moment className={classes.time} at={iso}>
          {shown}
        </Moment>
      </a>
      {tools}
    </li>
  );
});

/** Returns the name shown for an email: its sender or the participants of its conversation, and for sent email the recipients. */
function correspondent(mail: Pick<Email, 'folder' | 'from' | 'to' | 'conversation'>, t: TFunction): Correspondent {
  const sender = mail.from.name || mail.from.email;
  if (mail.folder !== 'sent' && mail.folder !== 'draft')
    return { name: namesOf(mail.conversation, t) ?? sender, face: sender, picture: mail.from.avatar };
  const names = mail.to.map(({ name, email }) => name || email);
  if (names.length === 0) return { name: t('email.noRecipient'), face: sender, picture: mail.from.avatar };
  return { name: t('email.toNames', { names: names.join(', ') }), face: names[0] ?? sender, picture: null };
}

/** With several participants, only first names. */
function namesOf(conversation: Email['conversation'], t: TFunction): string | undefined {
  const short = (conversation?.senders.length ?? 0) > 1;
  return conversation?.senders
    .map(({ name, isMe }) => (isMe ? t('email.me') : short ? name.split(' ')[0] : name))
    .join(t('email.nameComma'));
}
