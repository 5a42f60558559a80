import type { ReactNode } from 'react';
import { servicePeriodOf } from '#contract/delivery-time.ts';
import { useTranslation } from '#web/i18n.ts';
import type { LinkedInvoice } from '../../link-contract.ts';
import { PartyLines } from '../sheet/party-lines.tsx';
import { SellerHead } from '../sheet/seller-head.tsx';
import { shownDay } from '../sheet/shown-day.ts';
import { periodLabel, shownPeriod } from '../sheet/shown-period.ts';
import { TotalsList } from '../sheet/totals-list.tsx';
import { BankFacts } from './bank-facts.tsx';
import classes from './invoice-sheet.module.css';
import { ItemsTable } from './items-table.tsx';

interface Props {
  record: LinkedInvoice;
  /** Stands beside the number on screen. */
  mark?: ReactNode;
}

/** The invoice as its reader sees it. */
export function InvoiceSheet({ record, mark }: Props) {
  const { t, i18n } = useTranslation();
  const isCreditNote = record.kind === 'credit-note';
  const hasBank = !isCreditNote && Boolean(record.seller.iban || record.seller.accountNumber || record.seller.bankName);
  const kind = t(isCreditNote ? 'invoice.preview.creditNote' : 'invoice.preview.invoice');
  const named = isCreditNote ? 'invoice.preview.creditNoteNamed' : 'invoice.preview.named';
  // A draft has no number, and says beside its title what it is.
  const title = record.number === null ? kind : t(named, { number: record.number });
  const period = servicePeriodOf(record.delivery, record.issuedOn);
  const settled = record.isIssued && !isCreditNote;
  return (
    <article className={classes.sheet} aria-label={title}>
      <header className={classes.head}>
        <SellerHead seller={record.seller} />
        <div className={classes.facts}>
          <h1 className={classes.title}>
            {kind} <bdi>{record.number}</bdi>
          </h1>
          {mark}
          <dl className={classes.dates}>
            <dt>{t('invoice.editor.field.issuedOn')}</dt>
            <dd>{shownDay(record.issuedOn, i18n.language)}</dd>
            {period && (
              <>
                <dt>{periodLabel(period, t)}</dt>
                <dd>{shownPeriod(period, t, i18n.language)}</dd>
              </>
            )}
            {!isCreditNote && (
              <>
                <dt>{t('invoice.editor.field.dueOn')}</dt>
                <dd>{shownDay(record.dueOn, i18n.language)}</dd>
              </>
            )}
          </dl>
        </div>
      </header>
      <div className={classes.parties}>
        <section>
          <h2 className={classes.name}>{t('invoice.preview.billTo')}</h2>
          <PartyLines party={record.client} />
        </section>
        {hasBank && (
          <section>
            <h2 className={classes.name}>{t('invoice.preview.payTo')}</h2>
            <BankFacts record={record} />
          </section>
        )}
      </div>
      <ItemsTable lines={record.lines} issuedOn={record.issuedOn} currency={record.currency} />
      <div className={classes.foot}>
        <div>
          {record.notes && (
            <section>
              <h2 className={classes.name}>{t('invoice.editor.field.notes')}</h2>
              <p className={classes.notes}>
                <bdi>{record.notes}</bdi>
              </p>
            </section>
          )}
        </div>
        <TotalsList
          lines={record.lines}
          pricing={record.pricing}
          currency={record.currency}
          settled={
            settled
              ? [
                  ...(record.creditedCents === 0 ? [] : [{ label: t('invoice.preview.credited'), cents: -record.creditedCents }]),
                  ...(record.paidCents === 0 ? [] : [{ label: t('invoice.preview.paid'), cents: -record.paidCents }]),
                  {
                    label: t(record.balanceCents < 0 ? 'invoice.preview.credit' : 'invoice.preview.balance'),
                    cents: record.balanceCents,
                    isBalance: true,
                  },
                ]
              : []
          }
        />
      </div>
    </article>
  );
}
