import { useState } from 'react';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import type { Invoice } from '../../contract.ts';
import { numberAlone, numberWithin } from '../invoice-texts.ts';
import classes from './send-dialog.module.css';

interface Props {
  ids: readonly number[];
  /** The ones seen on a page of the list. */
  known: readonly Invoice[];
  onSend: (ids: readonly number[]) => Promise<void>;
  onClose: () => void;
}

/** Asks before mailing invoices, which cannot be undone; lists those without an address. */
export function SendDialog({ ids, known, onSend, onClose }: Props) {
  const { t } = useTranslation();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const without = known.filter(({ client }) => !client.companyEmail);
  const leftOut = new Set(without.map(({ id }) => id));
  const sent = ids.filter((id) => !leftOut.has(id));
  const drafts = known.filter(({ id, invoiceStatus }) => invoiceStatus === 'Draft' && !leftOut.has(id)).length;
  const only = ids.length === 1 ? known[0] : undefined;
  const send = async () => {
    setSending(true);
    setFailure('');
    try {
      await onSend(sent);
      onClose();
    } catch (error) {
      setFailure(formFailureText(t, error));
      setSending(false);
    }
  };
  const text =
    only && sent.length === 1
      ? t('invoice.list.send.textOne', { number: numberWithin(t, only), address: only.client.companyEmail })
      : sent.length > 0 && t('invoice.list.send.text', { count: sent.length });
  return (
    <ConfirmDialog
      title={t('invoice.list.send.title', { count: ids.length, number: known[0] && numberWithin(t, known[0]) })}
      confirmLabel={t('invoice.list.send.do')}
      cancelLabel={t('ui.form.cancel')}
      isBusy={isSending}
      isOff={sent.length === 0}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {text && <p className={classes.text}>{text}</p>}
      {drafts > 0 && <p className={classes.text}>{t('invoice.list.send.drafts', { count: drafts })}</p>}
      {without.length > 0 && (
        <div className={classes.without}>
          <p>{t('invoice.list.send.without', { count: without.length })}</p>
          <ul>
            {without.map((invoice) => (
              <li key={invoice.id}>
                <bdi>{numberAlone(t, invoice)}</bdi> <bdi>{invoice.client.name || invoice.client.company}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <FormFailure text={failure} />
    </ConfirmDialog>
  );
}
