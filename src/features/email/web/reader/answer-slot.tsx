import { useLayoutEffect, useRef } from 'react';
import type { OpenEmail } from '../../contract.ts';
import { offerSlot } from '../compose/windows/inline-slot.ts';
import { conversationOf } from './conversation-of.ts';

/** The end of a conversation, where the answer to any of its mails is written. */
export function AnswerSlot({ mail }: { mail: OpenEmail }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mails = [...mail.earlier, mail, ...conversationOf(mail.replies)];
    return slot.current
      ? offerSlot(
          slot.current,
          mails.map(({ id }) => id),
        )
      : undefined;
  }, [mail]);
  return <div ref={slot} />;
}
