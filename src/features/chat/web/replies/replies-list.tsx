import { useMemo } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useTranslation } from '#web/i18n.ts';
import { LinkCounts } from '#web/links/link-counts.tsx';
import type { listReplies } from '../../contract.ts';
import type { WaitingMessage } from '../composer/waiting-message.ts';
import type { MessageHandlers } from '../message/message-handlers.ts';
import { MessageRun } from '../message/message-run.tsx';
import { groupMessages } from '../messages/group-messages.ts';
import { longestWindow } from '../messages/message-window.ts';
import classes from './replies-list.module.css';

interface Props {
  answer: AnswerOf<typeof listReplies>;
  waiting: readonly WaitingMessage[];
  ownId: number;
  personOf: MessageHandlers['personOf'];
  editingId: number | undefined;
  on: MessageHandlers;
}

/** A message, how many replies it has, and these. */
export function RepliesList({ answer, waiting, ownId, personOf, editingId, on }: Props) {
  const { t } = useTranslation();
  const { root, replies } = answer;
  const first = useMemo(() => groupMessages([root], [], ownId), [root, ownId]);
  const rest = useMemo(() => groupMessages(replies, waiting, ownId), [replies, waiting, ownId]);
  const linkable = [root, ...replies.slice(1 - longestWindow)].map(({ id }) => id);
  const count = replies.filter(({ isDeleted }) => !isDeleted).length;
  const runs = (days: typeof first) =>
    days.flatMap((day) =>
      day.runs.map((run) => (
        <MessageRun
          key={run.items[0]?.key}
          run={run}
          isOwn={run.senderId === ownId}
          sender={personOf(run.senderId)}
          isGroup
          seenBy={null}
          isSeenByAll={false}
          markedId={undefined}
          editingId={editingId}
          on={on}
        />
      )),
    );
  return (
    <LinkCounts kind="message" of={`replies to ${root.id}`} ids={linkable}>
      <ol className={classes.runs}>{runs(first)}</ol>
      <p className={classes.count}>
        <span>{count > 0 ? t('chat.replies', { count }) : t('chat.noReplies')}</span>
      </p>
      <ol className={classes.runs} aria-label={t('chat.repliesTitle')} aria-live="polite">
        {runs(rest)}
      </ol>
    </LinkCounts>
  );
}
