import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { Invoice } from '../contract.ts';
import { shownDay } from './invoice-texts.ts';
import { statusLooks } from './status-look.tsx';

interface Props {
  invoice: Pick<Invoice, 'invoiceStatus' | 'balanceCents' | 'currency' | 'dueDate'>;
}

/** An invoice's status; a tooltip explains it for this invoice. */
export function InvoiceStatusPill({ invoice }: Props) {
  const { t, i18n } = useTranslation();
  const { key, tone, icon } = statusLooks[invoice.invoiceStatus];
  const facts = {
    balance: formatMoney(invoice.balanceCents, invoice.currency, i18n.language),
    day: shownDay(invoice.dueDate, i18n.language),
  };
  return (
    <StatusPill tone={tone} icon={icon} title={t(`invoice.status.means.${key}`, facts)}>
      {t(`invoice.status.${key}`)}
    </StatusPill>
  );
}
