import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { Invoice } from '../../contract.ts';
import { statusLooks } from '../status-look.tsx';

/** What is left to pay: nothing, an amount, or what the client has in credit. */
export function BalanceCell({ invoice: { balanceCents, currency } }: { invoice: Pick<Invoice, 'balanceCents' | 'currency'> }) {
  const { t, i18n } = useTranslation();
  if (balanceCents === 0) return <StatusPill tone={statusLooks.Paid.tone}>{t('invoice.status.paid')}</StatusPill>;
  const amount = formatMoney(balanceCents, currency, i18n.language);
  if (balanceCents > 0) return amount;
  return (
    <StatusPill tone="info" title={t('invoice.list.creditMeans', { amount: formatMoney(-balanceCents, currency, i18n.language) })}>
      {amount}
    </StatusPill>
  );
}
