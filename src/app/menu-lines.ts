import type { MenuGroup } from '#shell/menu-list.ts';
import {
  IconArticle,
  IconCalendar,
  IconChecklist,
  IconFileInvoice,
  IconFiles,
  IconLayoutKanban,
  IconLock,
  IconMail,
  IconMessages,
  IconShieldCheck,
  IconShoppingCart,
  IconTable,
  IconTrash,
  IconUsers,
} from '#web/icons.ts';

/** The lines of the menu, in their order. The pages say in their rows which of them they are, or under which they stand. */
export const menuLines: readonly MenuGroup[] = [
  { label: 'menu.dashboards', entries: [] },
  {
    label: 'menu.apps',
    entries: [
      { label: 'menu.email', icon: IconMail, area: 'email' },
      { label: 'menu.chat', icon: IconMessages, area: 'chat' },
      { label: 'menu.todo', icon: IconChecklist },
      { label: 'menu.calendar', icon: IconCalendar },
      { label: 'menu.kanban', icon: IconLayoutKanban },
      { label: 'menu.blog', icon: IconArticle },
      { label: 'menu.invoices', icon: IconFileInvoice },
      { label: 'menu.shop', icon: IconShoppingCart },
      { label: 'menu.users', icon: IconUsers },
      { label: 'menu.rights', icon: IconLock },
      { label: 'menu.trash', icon: IconTrash },
      { label: 'menu.pages', icon: IconFiles },
    ],
  },
  {
    label: 'menu.interface',
    entries: [
      { label: 'menu.tables', icon: IconTable },
      { label: 'menu.accessControl', icon: IconShieldCheck },
    ],
  },
];
