import { useRef } from 'react';
import { FileUpload, useUploads } from '#platform/files/web/public-api.ts';
import { useCan, useRights } from '#web/ability.ts';
import { formatMoney } from '#web/format-money.ts';
import { formatSize } from '#web/format-size.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconEye, IconEyeOff, IconTrash } from '#web/icons.ts';
import { LinkedHere } from '#web/links/linked-here.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FileLine } from '#web/ui/file-line.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import type { InvoiceRecord } from '../../contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { numberWithin, shownDay } from '../invoice-texts.ts';
import classes from './preview-cards.module.css';
import type { InvoiceActions } from './use-invoice-actions.ts';

/** The payments, and the credit notes that correct the invoice. */
export function PaymentsCard({ record, actions }: { record: InvoiceRecord; actions: InvoiceActions }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const rights = useRights('Invoice');
  const { payments, creditNotes, currency } = record;
  if (payments.length === 0 && creditNotes.length === 0) return null;
  return (
    <Card title={t('invoice.preview.payments')}>
      <ul className={classes.list}>
        {payments.map((payment) => {
          const amount = formatMoney(payment.amountCents, currency, language);
          return (
            <li key={payment.id} className={classes.line}>
              <span className={classes.what}>
                <bdi className={classes.amount}>{amount}</bdi>
                <span className={classes.quiet}>
                  {t('invoice.preview.paidBy', {
                    day: shownDay(payment.paidOn, language),
                    method: t(`invoice.preview.method.${payment.method}`),
                  })}
                </span>
                {payment.note && (
                  <span className={classes.quiet}>
                    <bdi>{payment.note}</bdi>
                  </span>
                )}
              </span>
              {rights.update && !record.isDeleted && (
                <IconButton label={t('invoice.preview.removePayment', { amount })} onClick={() => void actions.removePayment(payment)}>
                  <IconTrash size={18} />
                </IconButton>
              )}
            </li>
          );
        })}
        {creditNotes.map((note) => (
          <li key={note.id} className={classes.line}>
            <span className={classes.what}>
              <bdi className={classes.amount}>{formatMoney(note.totalCents, currency, language)}</bdi>
              <a className={classes.link} href={invoiceAddress.preview(note.id)}>
                {t('invoice.preview.creditNoteNamed', { number: numberWithin(t, note) })}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const tones: Record<string, 'accent' | 'success' | 'danger'> = {
  ...{ sent: 'accent', issued: 'accent', reminded: 'accent' },
  ...{ paid: 'success', 'past-due': 'danger', deleted: 'danger', voided: 'danger' },
};

/** History of the invoice, newest first. */
export function HistoryCard({ history }: { history: InvoiceRecord['history'] }) {
  const { t } = useTranslation();
  if (history.length === 0) return null;
  const entries = [...history]
    .sort((a, b) => b.at.localeCompare(a.at) || b.id - a.id)
    .map(({ id, kind, at, actor, detail }) => ({
      ...{ key: id, at, tone: tones[kind] ?? ('neutral' as const), actorName: actor?.fullName },
      what: t(`invoice.preview.history.${kind}`, { detail }),
    }));
  return (
    <Card title={t('invoice.preview.history.title')}>
      <Timeline entries={entries} />
    </Card>
  );
}

export function AttachmentsCard({ record, actions }: { record: InvoiceRecord; actions: InvoiceActions }) {
  const { t, i18n } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  const uploads = useUploads();
  const rights = useRights('Invoice');
  const mayUpload = useCan('create', 'File') && rights.update && !record.isDeleted;
  const { attachments } = record;
  if (attachments.length === 0 && !mayUpload) return <LinkedHere kind="invoice" id={record.id} />;
  return (
    <Card title={t('invoice.preview.attachments.title')}>
      <div className={classes.parts}>
        {attachments.length + uploads.list.length > 0 && (
          <ul className={classes.files}>
            {attachments.map((file) => (
              <FileLine key={file.id} name={file.name} href={file.url} size={formatSize(file.sizeBytes, i18n.language)}>
                {rights.update && !record.isDeleted && (
                  <IconButton
                    label={t(`invoice.preview.attachments.${file.isShared ? 'unshare' : 'share'}`, { name: file.name })}
                    aria-pressed={file.isShared}
                    onClick={() => void actions.shareAttachment(file)}
                  >
                    {file.isShared ? <IconEye size={18} /> : <IconEyeOff size={18} />}
                  </IconButton>
                )}
                {rights.update && !record.isDeleted && (
                  <IconButton
                    label={t('invoice.preview.attachments.remove', { name: file.name })}
                    onClick={() => void actions.removeAttachment(file)}
                  >
                    <IconTrash size={18} />
                  </IconButton>
                )}
              </FileLine>
            ))}
            {uploads.list.map((upload) => (
              <FileUpload key={upload.key} upload={upload} uploads={uploads} />
            ))}
          </ul>
        )}
        <LinkedHere kind="invoice" id={record.id} />
        <p className={classes.note}>{t('invoice.preview.attachments.note')}</p>
        {mayUpload && (
          <>
            <input
              ref={chooser}
              type="file"
              multiple
              hidden
              aria-label={t('invoice.preview.attachments.add')}
              onChange={({ currentTarget }) => {
                uploads.start([...(currentTarget.files ?? [])], ({ id }) => void actions.attach([id]));
                currentTarget.value = '';
              }}
            />
            <Button look="outline" onClick={() => chooser.current?.click()}>
              {t('invoice.preview.attachments.add')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
