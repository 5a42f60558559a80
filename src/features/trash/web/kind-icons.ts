import type { ComponentType } from 'react';
import {
  IconBuilding,
  IconCalendar,
  IconCalendarEvent,
  IconChecklist,
  IconFileInvoice,
  IconKey,
  IconLayoutKanban,
  IconLayoutList,
  IconNote,
  IconShieldCheck,
  IconTrash,
  IconUser,
  IconUsers,
} from '#web/icons.ts';

const icons: Readonly<Record<string, ComponentType<{ size?: number }>>> = {
  space: IconLayoutKanban,
  board: IconLayoutList,
  card: IconNote,
  todo: IconChecklist,
  event: IconCalendarEvent,
  calendar: IconCalendar,
  invoice: IconFileInvoice,
  client: IconBuilding,
  employee: IconUsers,
  user: IconUser,
  role: IconShieldCheck,
  permission: IconKey,
};

/** The picture of a kind; of one that has none, the trash's. */
export function kindIcon(kind: string): ComponentType<{ size?: number }> {
  return icons[kind] ?? IconTrash;
}
