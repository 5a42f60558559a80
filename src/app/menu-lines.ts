import type { MenuGroup } from '#shell/menu-list.ts';
import {
  IconArticle,
  IconCalendar,
  IconChartLine,
  IconChecklist,
  IconComponents,
  IconFileInvoice,
  IconLayoutKanban,
  IconMail,
  IconMessages,
  IconSettings,
  IconShoppingCart,
  IconSmartHome,
} from '#web/icons.ts';

/** Menu items whose order doesn't follow from the page tables. */
const inOrder = (names: string) => names.split(' ').map((name) => ({ label: `menu.${name}` }));

/** The menu, grouped by task and ordered by use. Each page's row names its own menu item or its parent item. */
export const menuLines: readonly MenuGroup[] = [
  {
    label: 'menu.work',
    entries: [
      { label: 'menu.home', icon: IconSmartHome },
      { label: 'menu.email', icon: IconMail, area: 'email' },
      { label: 'menu.calendar', icon: IconCalendar },
      { label: 'menu.todo', icon: IconChecklist },
      { label: 'menu.kanban', icon: IconLayoutKanban },
      { label: 'menu.chat', icon: IconMessages, area: 'chat' },
    ],
  },
  {
    label: 'menu.sales',
    entries: [
      { label: 'menu.invoices', icon: IconFileInvoice },
      { label: 'menu.shop', icon: IconShoppingCart },
      { label: 'menu.analytics', icon: IconChartLine },
    ],
  },
  {
    label: 'menu.company',
    entries: [
      { label: 'menu.blogAndHelp', icon: IconArticle },
      {
        label: 'menu.settings',
        icon: IconSettings,
        hasSideMenu: true,
        entries: [
          ...inOrder('accountSettings profile seller users roles permissions shopSettings mailDomains'),
          ...inOrder('apiKeys webhooks signOn auditLog workspace plans license trash'),
        ],
      },
      {
        label: 'menu.developers',
        icon: IconComponents,
        entries: inOrder('showcase cards tables'),
      },
    ],
  },
];
