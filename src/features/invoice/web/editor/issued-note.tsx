import { useTranslation } from '#web/i18n.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import type { InvoiceRecord } from '../../contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { numberAlone } from '../invoice-texts.ts';
import classes from './issued-note.module.css';

/** Explains why an invoice can no longer be edited, and offers alternatives. */
export function IssuedNote({ record, wasMeanwhile = false }: { record: InvoiceRecord; wasMeanwhile?: boolean }) {
  const { t } = useTranslation();
  const said = record.isDeleted ? 'isDeleted' : wasMeanwhile ? 'wasIssued' : 'isIssued';
  return (
    <section className={classes.note} role={wasMeanwhile ? 'alert' : undefined}>
      <h2 className={classes.title}>{t(`invoice.editor.${said}.title`, { number: numberAlone(t, record) })}</h2>
      <p className={classes.text}>{t(`invoice.editor.${said}.text`)}</p>
      <PageLink look="outline" href={invoiceAddress.preview(record.id)}>
        {t('invoice.editor.open')}
      </PageLink>
    </section>
  );
}
