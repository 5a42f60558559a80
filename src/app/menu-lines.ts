import type { MenuGroup } from '#shell/menu-list.ts';
import {
  IconArticle,
  IconCalendar,
  IconChartLine,
  IconChecklist,
  IconComponents,
  IconFileInvoice,
  IconFiles,
  IconHelpCircle,
  IconLayoutGrid,
  IconLayoutKanban,
  IconLock,
  IconMail,
  IconMessages,
  IconShieldCheck,
  IconShoppingCart,
  IconSmartHome,
  IconTable,
  IconTrash,
  IconUser,
  IconUsers,
} from '#web/icons.ts';

/** The lines of the menu, in their order. The pages say in their rows which of them they are, or under which they stand. */
export const menuLines: readonly MenuGroup[] = [
  {
    label: 'menu.dashboards',
    entries: [
      { label: 'menu.ecommerce', icon: IconSmartHome },
      { label: 'menu.analytics', icon: IconChartLine },
    ],
  },
  {
    label: 'menu.apps',
    entries: [
      { label: 'menu.email', icon: IconMail, area: 'email' },
      { label: 'menu.chat', icon: IconMessages, area: 'chat' },
      { label: 'menu.todo', icon: IconChecklist },
      { label: 'menu.calendar', icon: IconCalendar },
      { label: 'menu.kanban', icon: IconLayoutKanban },
      { label: 'menu.blog', icon: IconArticle },
      { label: 'menu.profile', icon: IconUser },
      { label: 'menu.invoices', icon: IconFileInvoice },
      { label: 'menu.shop', icon: IconShoppingCart },
      { label: 'menu.users', icon: IconUsers },
      { label: 'menu.rights', icon: IconLock },
      { label: 'menu.help', icon: IconHelpCircle },
      { label: 'menu.trash', icon: IconTrash },
      { label: 'menu.pages', icon: IconFiles },
    ],
  },
  {
    label: 'menu.interface',
    entries: [
      { label: 'menu.cards', icon: IconLayoutGrid },
      { label: 'menu.tables', icon: IconTable },
      { label: 'menu.showcase', icon: IconComponents },
      { label: 'menu.accessControl', icon: IconShieldCheck },
    ],
  },
];
