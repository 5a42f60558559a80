import { useEffect, useRef } from 'react';
import { useCan } from '#web/ability.ts';
import type { OpenEmail } from '../../contract.ts';
import type { MailActions } from '../use-mail-actions.ts';

/**
 * Marks an email as read when it is opened, once: marking it unread afterwards sticks. A reply that arrives while it is open leaves it
 * unread until the person interacts; call the returned function then.
 */
export function useReadOnOpening(mail: OpenEmail | undefined, actions: MailActions): () => void {
  /** Time of the newest email in the conversation when it was marked. */
  const readUpTo = useRef<string>(undefined);
  const mayMark = useCan('update', 'Email');
  const read = () => {
    if (!mayMark || !mail || readUpTo.current === mail.lastTime) return;
    readUpTo.current = mail.lastTime;
    if (!mail.isRead) actions.markRead([mail.id], true);
  };
  useEffect(() => {
    if (readUpTo.current === undefined) read();
  });
  return read;
}
