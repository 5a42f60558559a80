import type { MenuGroup } from '#shell/menu-list.ts';
import {
  IconCalendar,
  IconChecklist,
  IconFileInvoice,
  IconFiles,
  IconLayoutKanban,
  IconLock,
  IconMail,
  IconMessages,
  IconShieldCheck,
  IconUsers,
} from '#web/icons.ts';
import { paths } from './paths.ts';

/** The menu of the app. A page stands here when it exists; who may not open it does not see it. */
export const menu: readonly MenuGroup[] = [
  { label: 'menu.dashboards', entries: [] },
  {
    label: 'menu.apps',
    entries: [
      { label: 'menu.email', icon: IconMail, href: paths.email(), needs: { action: 'read', subject: 'Email' } },
      { label: 'menu.chat', icon: IconMessages, href: paths.chat(), needs: { action: 'read', subject: 'Chat' } },
      { label: 'menu.todo', icon: IconChecklist, href: paths.todo(), needs: { action: 'read', subject: 'Todo' } },
      { label: 'menu.calendar', icon: IconCalendar, href: paths.calendar(), needs: { action: 'read', subject: 'Calendar' } },
      { label: 'menu.kanban', icon: IconLayoutKanban, href: paths.kanban(), needs: { action: 'read', subject: 'Board' } },
      {
        label: 'menu.invoices',
        icon: IconFileInvoice,
        entries: [
          {
            label: 'menu.invoiceList',
            href: paths.invoices(),
            covers: ['/apps/invoice/preview', '/apps/invoice/edit'],
            needs: { action: 'read', subject: 'Invoice' },
          },
          { label: 'menu.addInvoice', href: paths.addInvoice(), needs: { action: 'create', subject: 'Invoice' } },
          { label: 'menu.recurringInvoices', href: paths.recurringInvoices(), needs: { action: 'read', subject: 'Invoice' } },
          { label: 'menu.clients', href: paths.clients(), needs: { action: 'read', subject: 'Client' } },
          { label: 'menu.seller', href: paths.seller(), needs: { action: 'read', subject: 'Seller' } },
        ],
      },
      {
        label: 'menu.users',
        icon: IconUsers,
        href: paths.users(),
        covers: ['/apps/user/view'],
        needs: { action: 'read', subject: 'User' },
      },
      {
        label: 'menu.rights',
        icon: IconLock,
        entries: [
          { label: 'menu.roles', href: paths.roles(), needs: { action: 'read', subject: 'Role' } },
          { label: 'menu.permissions', href: paths.permissions(), needs: { action: 'read', subject: 'Permission' } },
          { label: 'menu.auditLog', href: paths.auditLog(), needs: { action: 'read', subject: 'Audit' } },
        ],
      },
      {
        label: 'menu.pages',
        icon: IconFiles,
        entries: [
          { label: 'menu.comingSoon', href: paths.comingSoon() },
          { label: 'menu.maintenance', href: paths.maintenance() },
          { label: 'menu.notAuthorized', href: paths.notAuthorized() },
          { label: 'menu.error', href: paths.error() },
        ],
      },
    ],
  },
  {
    label: 'menu.interface',
    entries: [
      { label: 'menu.accessControl', icon: IconShieldCheck, href: paths.accessControl(), needs: { action: 'read', subject: 'ACL' } },
    ],
  },
];
