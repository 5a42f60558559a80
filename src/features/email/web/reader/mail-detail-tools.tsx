import { type RefObject, useEffect, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import {
  IconArchive,
  IconArrowBackUp,
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronDown,
  IconChevronUp,
  IconInbox,
  IconMail,
  IconStar,
  IconStarFilled,
  IconTrash,
  IconTrashX,
} from '#web/icons.ts';
import type { OpenEmail } from '../../contract.ts';
import { useMayWrite } from '../compose/use-may-write.ts';
import { openCompose } from '../compose/windows/compose-store.ts';
import { MoveMenu } from '../folders/move-menu.tsx';
import { LabelMenu } from '../labels/label-menu.tsx';
import type { Neighbours } from '../list/use-neighbours.ts';
import { canArchive, canDelete, canRestore, canSnooze, homeOf, restoreLabel } from '../may-do.ts';
import { SnoozeMenu } from '../snooze/snooze-menu.tsx';
import { ToolButton } from '../tool-button.tsx';
import type { MailActions, MoveTarget } from '../use-mail-actions.ts';
import { newestOf } from './conversation-of.ts';
import { MoreMenu } from './more-menu.tsx';

/** Bar widths in pixels from which the common actions, replying, expanding a conversation, and adding a rule fit. */
const allFrom = 444;
const replyFrom = 482;
const foldingFrom = 520;
const ruleFrom = 520;
/** Width of one more button. */
const buttonSize = 38;

interface Props {
  mail: OpenEmail;
  actions: MailActions;
  width: number;
  neighbours: Neighbours;
  /** Whether the neighbor buttons fit in the bar. */
  hasSteps: boolean;
  /** Contains the conversation's emails; `mailCount` is their number. */
  scroller: RefObject<HTMLElement | null>;
  mailCount: number;
}

export function MailDetailTools({ mail, actions, width, neighbours, hasSteps, scroller, mailCount }: Props) {
  const { t } = useTranslation();
  const rights = useRights('Email');
  const ids = [mail.id];
  const moveTo = (target: MoveTarget) => actions.move(ids, target, [mail]);
  const icon = { size: 20, stroke: 1.75 };
  const hasRoom = width >= allFrom && rights.update;
  const star = {
    key: 'star',
    text: t(mail.isStarred ? 'email.unstar' : 'email.star'),
    mark: mail.isStarred ? <IconStarFilled size={20} /> : <IconStar {...icon} />,
    run: () => actions.star(ids, !mail.isStarred),
  };
  const unread = {
    key: 'unread',
    text: t('email.markUnread'),
    mark: <IconMail {...icon} />,
    run: () => {
      actions.markRead(ids, false);
      neighbours.close();
    },
  };
  const { hasFolded, toggle } = useFolding(scroller);
  const folding = {
    key: 'folding',
    text: t(hasFolded ? 'email.expandAll' : 'email.collapseAll'),
    mark: hasFolded ? <IconArrowsMaximize {...icon} /> : <IconArrowsMinimize {...icon} />,
    run: toggle,
  };
  const reply = {
    key: 'reply',
    text: t('email.answer.reply'),
    mark: <IconArrowBackUp {...icon} />,
    run: () => openCompose({ kind: 'reply', mail: newestOf(mail) }),
  };
  const canReply = useMayWrite() && !mail.isDraft;
  const hasReply = canReply && width >= replyFrom;
  const isConversation = mailCount > 1;
  const hasFolding = isConversation && width >= foldingFrom;
  const steps = [
    { key: 'newer', text: t('email.newer'), mark: <IconChevronUp {...icon} />, isThere: mail.hasPreviousMail, step: 'previous' as const },
    { key: 'older', text: t('email.older'), mark: <IconChevronDown {...icon} />, isThere: mail.hasNextMail, step: 'next' as const },
  ].flatMap(({ isThere, step, ...item }) => (isThere ? { ...item, run: () => void neighbours.open(step) } : []));
  const folded = [
    ...(hasSteps ? [] : steps),
    ...(hasRoom || !rights.update ? [] : [star, unread]),
    ...(isConversation && !hasFolding ? [folding] : []),
  ];
  return (
    <>
      {hasReply ? <ToolButton label={reply.text} icon={reply.mark} directional onClick={reply.run} /> : null}
      {hasFolding ? <ToolButton label={folding.text} icon={folding.mark} onClick={folding.run} /> : null}
      {hasRoom ? (
        <>
          <ToolButton label={star.text} icon={star.mark} aria-pressed={mail.isStarred} onClick={star.run} />
          <ToolButton label={unread.text} icon={unread.mark} onClick={unread.run} />
        </>
      ) : null}
      {rights.update && (
        <>
          {canArchive(mail) ? (
            <ToolButton label={t('email.archive')} icon={<IconArchive {...icon} />} onClick={() => moveTo('archive')} />
          ) : null}
          {canSnooze(mail) ? <SnoozeMenu mails={[mail]} onSnooze={(until) => actions.snooze(ids, until, [mail])} /> : null}
          {mail.isDraft ? null : <MoveMenu from={mail.folder} onMove={moveTo} />}
          <LabelMenu mails={[mail]} onSet={(label, value) => actions.setLabel(ids, label, value)} />
          {canRestore(mail) ? (
            <ToolButton label={t(restoreLabel([mail]))} icon={<IconInbox {...icon} />} onClick={() => moveTo(homeOf(mail))} />
          ) : null}
          {mail.folder === 'trash' ? null : (
            <ToolButton label={t('email.trash')} icon={<IconTrash {...icon} />} onClick={() => moveTo('trash')} />
          )}
        </>
      )}
      {rights.delete && canDelete(mail) ? (
        <ToolButton label={t('email.deleteForever')} icon={<IconTrashX {...icon} />} onClick={() => actions.deleteForever(ids)} />
      ) : null}
      <MoreMenu mail={mail} before={folded} hasRuleButton={width >= ruleFrom + (isConversation ? buttonSize : 0)} />
    </>
  );
}

const folds = 'li > details';

interface Folding {
  /** Whether any email of the conversation is collapsed. */
  hasFolded: boolean;
  /** Expands all emails, or collapses all but the newest. */
  toggle: () => void;
}

/** Expands and collapses the emails of a conversation, one by one or all together. */
function useFolding(conversation: RefObject<HTMLElement | null>): Folding {
  const [hasFolded, setHasFolded] = useState(false);
  useEffect(() => {
    const box = conversation.current;
    if (!box) return;
    const look = () => setHasFolded(box.querySelector(`${folds}:not([open])`) !== null);
    look();
    // The emails render once their code is loaded; the event of an initially expanded one has fired by then.
    const watcher = new MutationObserver(look);
    watcher.observe(box, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => watcher.disconnect();
  }, [conversation]);
  const toggle = () => {
    for (const one of conversation.current?.querySelectorAll<HTMLDetailsElement>(folds) ?? [])
      one.open = hasFolded || one.hasAttribute('data-newest');
  };
  return { hasFolded, toggle };
}
