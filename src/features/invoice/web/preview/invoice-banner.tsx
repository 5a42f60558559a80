import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { useRights } from '#web/ability.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconReceiptRefund, IconShoppingCart, IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import type { InvoiceRecord } from '../../contract.ts';
import { daysBetween } from '../../days-between.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { invoiceQuery } from '../invoice-query.ts';
import { numberAlone, numberWithin, shownDay } from '../invoice-texts.ts';
import classes from './invoice-banner.module.css';
import type { InvoiceActions } from './use-invoice-actions.ts';

interface Props {
  record: InvoiceRecord;
  actions: InvoiceActions;
  onRemind: () => void;
}

/** Banner above an invoice: deleted, past due, dated before the last number, or correcting another invoice. */
export function InvoiceBanner({ record, actions, onRemind }: Props) {
  const { t, i18n } = useTranslation();
  const rights = useRights('Invoice');
  if (record.isDeleted) {
    return (
      <Banner
        tone="neutral"
        icon={<IconTrash />}
        text={t(`invoice.preview.banner.${record.isIssued ? 'voided' : 'deleted'}`, { number: numberAlone(t, record) })}
      >
        {rights.delete && !record.isVoidedForGood && (
          <Button look="outline" loading={actions.work === 'restore'} onClick={() => void actions.restore()}>
            {t('common.restore')}
          </Button>
        )}
      </Banner>
    );
  }
  if (record.laterNumber) {
    const { day, isRefused } = record.laterNumber;
    return (
      <Banner
        tone={isRefused ? 'danger' : 'info'}
        icon={<IconAlertTriangle />}
        text={t(`invoice.preview.banner.${isRefused ? 'earlierRefused' : 'earlierWarned'}`, { day: shownDay(day, i18n.language) })}
      />
    );
  }
  if (record.orderId !== null && record.invoiceStatus !== 'Past Due') return <OrderBanner orderId={record.orderId} />;
  if (record.kind === 'credit-note')
    return record.creditsId === null ? null : <CreditBanner creditsId={record.creditsId} isIssued={record.isIssued} />;
  if (record.invoiceStatus !== 'Past Due') return null;
  const facts = {
    count: Math.max(1, daysBetween(record.dueOn, companyToday())),
    balance: formatMoney(record.balanceCents, record.currency, i18n.language),
    day: shownDay(record.dueOn, i18n.language),
  };
  return (
    <Banner tone="danger" icon={<IconAlertTriangle />} text={t('invoice.preview.banner.pastDue', facts)}>
      {record.orderId !== null && <OrderLink orderId={record.orderId} />}
      {rights.update && record.remindableCents > 0 && (
        <Button look="outline" onClick={onRemind}>
          {t('invoice.preview.remind')}
        </Button>
      )}
    </Banner>
  );
}

/** Documents of an order are voided and credited through the order. */
function OrderBanner({ orderId }: { orderId: number }) {
  const { t } = useTranslation();
  return (
    <Banner tone="info" icon={<IconShoppingCart />} text={t('invoice.preview.banner.order', { id: orderId })}>
      <OrderLink orderId={orderId} />
    </Banner>
  );
}

function OrderLink({ orderId }: { orderId: number }) {
  const { t } = useTranslation();
  return (
    <a className={classes.link} href={pageAddress('/apps/ecommerce/orders/:id', { id: orderId })}>
      {t('invoice.preview.order', { id: orderId })}
    </a>
  );
}

function CreditBanner({ creditsId, isIssued }: { creditsId: number; isIssued: boolean }) {
  const { t } = useTranslation();
  const { data } = useQuery(invoiceQuery(creditsId));
  const number = data ? numberWithin(t, data) : String(creditsId);
  return (
    <Banner tone="info" icon={<IconReceiptRefund />} text={t(`invoice.preview.banner.${isIssued ? 'credits' : 'willCredit'}`, { number })}>
      <a className={classes.link} href={invoiceAddress.preview(creditsId)}>
        {t('invoice.preview.named', { number })}
      </a>
    </Banner>
  );
}

function Banner({
  tone,
  icon,
  text,
  children,
}: {
  tone: 'danger' | 'neutral' | 'info';
  icon: ReactNode;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className={classes.banner} data-tone={tone} role="status">
      {icon}
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}
