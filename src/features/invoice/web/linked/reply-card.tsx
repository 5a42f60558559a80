import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck } from '#web/icons.ts';
import { missingPermissionText } from '#web/refusal-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type ClientReply, replyToInvoice } from '../../link-contract.ts';
import { type LinkedAddress, linkedQuery } from './linked-query.ts';
import classes from './reply-card.module.css';

interface Props {
  address: LinkedAddress;
  replies: readonly ClientReply[];
  isPaid: boolean;
  /** Contact when no more replies are accepted. */
  seller: { name: string; email: string };
}

/** Buttons for the client to accept the invoice or ask about it. */
export function ReplyCard({ address, replies, isPaid, seller }: Props) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [sending, setSending] = useState<ClientReply['kind'] | null>(null);
  const [failure, setFailure] = useState('');
  const isAccepted = replies.some(({ kind }) => kind === 'accepted');
  const send = async (kind: ClientReply['kind']) => {
    if (sending) return;
    setSending(kind);
    setFailure('');
    try {
      const { replies: now } = await call(replyToInvoice, { ...address, body: { kind, text: kind === 'questioned' ? text : '' } });
      queryClient.setQueryData(linkedQuery(address).queryKey, (page) => page && { ...page, replies: now });
      if (kind !== 'questioned') return;
      setText('');
      setAsking(false);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 500;
      const full = { company: seller.name, email: seller.email };
      if (status === 402) setFailure(t(seller.email ? 'invoice.linked.full' : 'invoice.linked.fullUnknown', full));
      else setFailure(missingPermissionText(t, error) || t(status === 0 ? 'invoice.linked.offline' : 'invoice.linked.notSent'));
    } finally {
      setSending(null);
    }
  };
  return (
    <Card title={t('invoice.linked.reply')}>
      {replies.length > 0 && (
        <ul className={classes.said}>
          {replies.map(({ kind, text: said, at }) => (
            <li key={at}>
              <span className={classes.kind}>
                {t(`invoice.linked.said.${kind}`)} · {formatMoment(new Date(at), i18n.language)}
              </span>
              {said && (
                <p className={classes.text} dir="auto">
                  {said}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAsking ? (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            void send('questioned');
          }}
        >
          <TextareaField
            label={t('invoice.linked.question')}
            value={text}
            rows={4}
            maxLength={1000}
            required
            dir="auto"
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <FormFailure text={failure} />
          <div className={classes.buttons}>
            <Button look="outline" onClick={() => setAsking(false)}>
              {t('ui.form.cancel')}
            </Button>
            <Button type="submit" loading={sending === 'questioned'} disabled={text.trim() === ''}>
              {t('common.send')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <FormFailure text={failure} />
          <div className={classes.buttons}>
            {!isAccepted && !isPaid && (
              <Button loading={sending === 'accepted'} onClick={() => void send('accepted')}>
                <IconCheck size={18} />
                {t('invoice.linked.accept')}
              </Button>
            )}
            <Button look="outline" onClick={() => setAsking(true)}>
              {t('invoice.linked.ask')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
