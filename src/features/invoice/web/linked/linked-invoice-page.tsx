import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { InvoiceSheet } from '../preview/invoice-sheet.tsx';
import { ClientInvoices } from './client-invoices.tsx';
import { linkedAddress } from './linked-address.ts';
import { LinkedHead } from './linked-head.tsx';
import classes from './linked-invoice-page.module.css';
import { linkedQuery } from './linked-query.ts';
import { PayCard } from './pay-card.tsx';
import { ReplyCard } from './reply-card.tsx';

/** Where a client, led by the link in a mail, sees an invoice, pays it, and says what they think of it. */
export function LinkedInvoicePage() {
  const { t } = useTranslation();
  const address = linkedAddress(useParams({ strict: false }), useSearch({ strict: false }));
  const { data, error, refetch } = useQuery(linkedQuery(address));
  usePageTitle(data ? t('invoice.preview.named', { number: data.invoice.number }) : t('invoice.preview.invoice'));
  if (data) {
    const { invoice, epc, replies, all, balances, pdf, xml, files, logo, brandColor } = data;
    return (
      <main className={classes.page}>
        <LinkedHead invoice={invoice} pdf={pdf} xml={xml} files={files} logo={logo} brandColor={brandColor} />
        <div className={classes.main}>
          <InvoiceSheet record={invoice} />
        </div>
        <aside className={classes.side}>
          {invoice.balanceCents > 0 && <PayCard invoice={invoice} epc={epc} />}
          {invoice.kind === 'invoice' && (
            <ReplyCard address={address} replies={replies} isPaid={invoice.balanceCents <= 0} seller={invoice.seller} />
          )}
          {all.length > 1 && <ClientInvoices all={all} balances={balances} />}
        </aside>
      </main>
    );
  }
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <main className={classes.alone}>
      {isUnknown ? (
        <section className={classes.card}>
          <h1 className={classes.title}>{t('invoice.linked.unknown')}</h1>
          <p className={classes.quiet}>{t('invoice.linked.unknownText')}</p>
        </section>
      ) : error ? (
        <section className={classes.card}>
          <h1 className="visually-hidden">{t('invoice.preview.invoice')}</h1>
          <ErrorState text={t('invoice.linked.failed')} onTryAgain={() => void refetch()} />
        </section>
      ) : (
        <Spinner />
      )}
    </main>
  );
}
