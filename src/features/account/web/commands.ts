import type { Command } from '#web/command.ts';
import { IconBell, IconDownload, IconLock, IconSettings } from '#web/icons.ts';

const needs = { action: 'read', subject: 'ACL' } as const;

export const accountCommands: readonly Command[] = [
  {
    ...{ id: 'account:open', label: 'accountCommands.open', words: 'accountCommands.openWords', icon: IconSettings },
    ...{ needs, href: '/pages/account-settings' },
  },
  {
    ...{ id: 'account:security', label: 'accountCommands.security', words: 'accountCommands.securityWords', icon: IconLock },
    ...{ needs, href: '/pages/account-settings?tab=security' },
  },
  {
    ...{ id: 'account:notifications', label: 'accountCommands.notifications', words: 'accountCommands.notificationsWords', icon: IconBell },
    ...{ needs, href: '/pages/account-settings?tab=notifications' },
  },
  {
    ...{ id: 'account:data', label: 'accountCommands.data', words: 'accountCommands.dataWords', icon: IconDownload },
    ...{ needs, href: '/pages/account-settings?tab=data' },
  },
];
