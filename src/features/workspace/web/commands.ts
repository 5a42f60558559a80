import type { Command } from '#web/command.ts';
import { IconDownload } from '#web/icons.ts';

export const workspaceCommands: readonly Command[] = [
  {
    ...{ id: 'workspace:open', label: 'workspaceCommands.open', words: 'workspaceCommands.openWords', icon: IconDownload },
    ...{ needs: { action: 'manage', subject: 'all' }, href: '/apps/workspace' },
  },
];
