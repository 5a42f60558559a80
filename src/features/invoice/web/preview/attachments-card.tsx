import { useRef } from 'react';
import { FileUpload, useUploads } from '#features/files/web/offers.ts';
import { useCan, useRights } from '#web/ability.ts';
import { formatSize } from '#web/format-size.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconEye, IconEyeOff, IconTrash } from '#web/icons.ts';
import { LinkedHere } from '#web/links/linked-here.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FileLine } from '#web/ui/file-line.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { InvoiceRecord } from '../../contract.ts';
import classes from './attachments-card.module.css';
import type { InvoiceActions } from './use-invoice-actions.ts';

/** The files that go with the invoice, and what it is linked with. */
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
          <ul className={classes.list}>
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
