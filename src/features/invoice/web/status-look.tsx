import type { ComponentProps, ReactNode } from 'react';
import { IconAlertTriangle, IconCircleCheck, IconCircleHalf, IconDownload, IconPencil, IconSend } from '#web/icons.ts';
import type { StatusPill } from '#web/ui/status-pill.tsx';
import type { InvoiceStatus } from '../contract.ts';

interface StatusLook {
  /** Translation key, as in `invoice.status.paid`. */
  key: 'paid' | 'pastDue' | 'partial' | 'downloaded' | 'sent' | 'draft';
  tone: ComponentProps<typeof StatusPill>['tone'];
  icon: ReactNode;
}

export const statusLooks: Record<InvoiceStatus, StatusLook> = {
  Paid: { key: 'paid', tone: 'success', icon: <IconCircleCheck size={16} /> },
  'Past Due': { key: 'pastDue', tone: 'danger', icon: <IconAlertTriangle size={16} /> },
  'Partial Payment': { key: 'partial', tone: 'warning', icon: <IconCircleHalf size={16} /> },
  Downloaded: { key: 'downloaded', tone: 'info', icon: <IconDownload size={16} /> },
  Sent: { key: 'sent', tone: 'accent', icon: <IconSend size={16} /> },
  Draft: { key: 'draft', tone: 'neutral', icon: <IconPencil size={16} /> },
};
