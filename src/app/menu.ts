import type { MenuGroup } from '#shell/menu-list.ts';
import { IconFiles, IconMail, IconShieldCheck } from '#web/icons.ts';
import { paths } from './paths.ts';

/** The menu of the app. A page stands here when it exists; who may not open it does not see it. */
export const menu: readonly MenuGroup[] = [
  { label: 'menu.dashboards', entries: [] },
  {
    label: 'menu.apps',
    entries: [
      { label: 'menu.email', icon: IconMail, href: paths.email(), needs: { action: 'read', subject: 'Email' } },
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
