import { useEffect, useRef } from 'react';
import { useCan } from '#web/ability.ts';
import type { OpenEmail } from '../../contract.ts';
import type { MailActions } from '../use-mail-actions.ts';

/**
 * Marks a mail read when it is opened, once: what is marked unread afterwards stays so. An answer that comes while it is open leaves it
 * unread until the person does something there; what is given back is to be called then.
 */
export function useReadOnOpening(mail: OpenEmail | undefined, actions: MailActions): () => void {
  /** The newest mail of the conversation that was there when it was marked. */
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
