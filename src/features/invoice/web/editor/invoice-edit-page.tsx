import { useTranslation } from '#web/i18n.ts';
import { useObjectName } from '#web/page-title.ts';
import { numberAlone } from '../invoice-texts.ts';
import { useInvoiceFromUrl } from '../preview/use-asked-invoice.ts';
import { MissingInvoice } from '../sheet/missing-invoice.tsx';
import { SheetSkeleton } from '../sheet/sheet-skeleton.tsx';
import { InvoiceEditor } from './invoice-editor.tsx';
import { IssuedNote } from './issued-note.tsx';
import { invoiceValuesOf, useSeller } from './use-invoice-form.ts';

export function InvoiceEditPage() {
  const { t, i18n } = useTranslation();
  const { record, problem, tryAgain } = useInvoiceFromUrl('Draft');
  const { seller, hasFailed, tryAgain: askAgain } = useSeller();
  const isCreditNote = record?.kind === 'credit-note';
  const title = t(isCreditNote ? 'invoice.preview.creditNote' : 'invoice.editor.edit');
  useObjectName(record && numberAlone(t, record), title);

  if (problem) return <MissingInvoice problem={problem} onTryAgain={tryAgain} />;
  if (hasFailed) return <MissingInvoice problem="failed" onTryAgain={askAgain} />;
  if (!record || !seller) return <SheetSkeleton />;
  if (record.isIssued || record.isDeleted) return <IssuedNote record={record} />;
  return (
    <InvoiceEditor
      key={record.id}
      title={title}
      record={record}
      begun={invoiceValuesOf(record, i18n.language)}
      draftKey={String(record.id)}
      seller={seller}
    />
  );
}
