import type { ReactNode } from 'react';
import type { LinkedKind } from '#contract/linked-kind.ts';
import {
  IconCalendarEvent,
  IconChecklist,
  IconFileInvoice,
  IconLayoutKanban,
  IconMail,
  IconMessage,
  IconShoppingCart,
} from '#web/icons.ts';

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export const linkedIcons: Readonly<Record<LinkedKind, ReactNode>> = {
  mail: <IconMail {...icon} />,
  message: <IconMessage {...icon} />,
  order: <IconShoppingCart {...icon} />,
  card: <IconLayoutKanban {...icon} />,
  todo: <IconChecklist {...icon} />,
  event: <IconCalendarEvent {...icon} />,
  invoice: <IconFileInvoice {...icon} />,
};
