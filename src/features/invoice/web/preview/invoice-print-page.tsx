import { useEffect } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowLeft, IconPrinter } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { invoiceAddress } from '../invoice-address.ts';
import { numberAlone } from '../invoice-texts.ts';
import { MissingInvoice } from '../sheet/missing-invoice.tsx';
import classes from './invoice-print-page.module.css';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { useInvoiceFromUrl } from './use-asked-invoice.ts';

/** Print view of an invoice: opens the browser's print dialog once everything is rendered. */
export function InvoicePrintPage() {
  const { t } = useTranslation();
  const { record, problem, tryAgain } = useInvoiceFromUrl();
  // The browser suggests it as the file name.
  usePageTitle(record ? `${numberAlone(t, record)} ${record.client.company || record.client.name}` : t('table.print'));
  const id = record?.id;
  useEffect(() => {
    if (id === undefined) return;
    let isGone = false;
    void printWhenDrawn(() => isGone);
    return () => {
      isGone = true;
    };
  }, [id]);

  if (problem) {
    return (
      <main className={classes.page}>
        <MissingInvoice problem={problem} onTryAgain={tryAgain} />
      </main>
    );
  }
  if (!record) return <Spinner />;
  return (
    <main className={classes.page}>
      <div className={classes.bar}>
        <PageLink look="outline" href={invoiceAddress.preview(record.id)}>
          <IconArrowLeft size={18} aria-hidden="true" className={classes.back} />
          {t('invoice.preview.back')}
        </PageLink>
        <Button onClick={() => window.print()}>
          <IconPrinter size={18} aria-hidden="true" />
          {t('table.print')}
        </Button>
      </div>
      <InvoiceSheet record={record} />
    </main>
  );
}

async function printWhenDrawn(isGone: () => boolean): Promise<void> {
  const logos = [...document.querySelectorAll('img')].map((picture) => picture.decode().catch(() => undefined));
  await Promise.all([document.fonts.ready, ...logos]);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  if (!isGone()) window.print();
}
