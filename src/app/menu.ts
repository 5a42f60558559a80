import type { MenuGroup } from '#shell/menu-list.ts';
import { IconCalendar, IconChecklist, IconFiles, IconLayoutKanban, IconMail, IconMessages, IconShieldCheck } from '#web/icons.ts';
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
