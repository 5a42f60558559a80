import type { ComponentProps, ReactNode } from 'react';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconCircleCheck, IconCircleHalf, IconDownload, IconPencil, IconSend } from '#web/icons.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { Invoice, InvoiceStatus } from '../contract.ts';
import { shownDay } from './invoice-texts.ts';

interface StatusLook {
  /** Of its texts: `invoice.status.paid`. */
  key: 'paid' | 'pastDue' | 'partial' | 'downloaded' | 'sent' | 'draft';
  tone: ComponentProps<typeof StatusPill>['tone'];
  icon: ReactNode;
}

/** How the six statuses look, everywhere. */
export const statusLooks: Record<InvoiceStatus, StatusLook> = {
  Paid: { key: 'paid', tone: 'success', icon: <IconCircleCheck size={16} /> },
  'Past Due': { key: 'pastDue', tone: 'danger', icon: <IconAlertTriangle size={16} /> },
  'Partial Payment': { key: 'partial', tone: 'warning', icon: <IconCircleHalf size={16} /> },
  Downloaded: { key: 'downloaded', tone: 'info', icon: <IconDownload size={16} /> },
  Sent: { key: 'sent', tone: 'accent', icon: <IconSend size={16} /> },
  Draft: { key: 'draft', tone: 'neutral', icon: <IconPencil size={16} /> },
};

interface Props {
  invoice: Pick<Invoice, 'invoiceStatus' | 'balanceCents' | 'currency' | 'dueDate'>;
}

/** An invoice's status; the pointer or the focus upon it tells what that means for this one. */
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
