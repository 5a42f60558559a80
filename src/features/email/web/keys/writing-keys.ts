import type { QueryClient } from '@tanstack/react-query';
import { readNow } from '#web/read-now.ts';
import type { Shortcut } from '#web/shortcuts.ts';
import { holdTyping, stopHolding } from '#web/typed-ahead.ts';
import { openCompose } from '../compose/windows/compose-store.ts';
import { emailQuery } from '../queries.ts';
import { newestOf } from '../reader/conversation-of.ts';
import type { KeyContext } from './key-context.ts';

interface Given extends Pick<KeyContext, 't' | 'location'> {
  mayWrite: boolean;
  queryClient: QueryClient;
}

/** A new mail, and answers to the newest mail of the open conversation, also while that is still on its way. */
export function writingKeys({ t, location: { place, mailId }, mayWrite, queryClient }: Given): Shortcut[] {
  const answer = (kind: 'reply' | 'replyAll' | 'forward') => async () => {
    if (!place || mailId === undefined) return;
    holdTyping();
    const mail = await readNow(queryClient, { ...emailQuery(queryClient, place, mailId), staleTime: 'static' }).catch(() => null);
    if (mail && !mail.isDraft) openCompose({ kind, mail: newestOf(mail) });
    else stopHolding();
  };
  return [
    { keys: 'c', label: t('email.compose.begin'), run: () => openCompose({ kind: 'new' }), when: mayWrite },
    { keys: 'r', label: t('email.answer.reply'), run: answer('reply'), when: mayWrite },
    { keys: 'a', label: t('email.answer.replyAll'), run: answer('replyAll'), when: mayWrite },
    { keys: 'f', label: t('email.answer.forward'), run: answer('forward'), when: mayWrite },
  ];
}
