import type { ReactNode } from 'react';
import type { Email } from '../../contract.ts';
import { MailHead } from './mail-head.tsx';
import { MailText } from './mail-text.tsx';
import type { Sender } from './sender-warnings.ts';

type Message = Sender & Pick<Email, 'id' | 'to' | 'cc' | 'bcc' | 'time' | 'senderCheck' | 'message' | 'attachments' | 'subject'>;

interface Props {
  mail: Message;
  loading?: boolean;
  /** Stands above the text. */
  note?: ReactNode;
}

/** A mail that is open: who wrote it to whom and when, its text, its files. */
export function MailMessage({ mail, loading = false, note }: Props) {
  return (
    <div>
      <MailHead mail={mail} />
      <MailText mail={mail} loading={loading} note={note} />
    </div>
  );
}
