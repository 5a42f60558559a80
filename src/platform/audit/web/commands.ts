import type { Command } from '#web/command.ts';
import { IconHistory } from '#web/icons.ts';

export const auditCommands: readonly Command[] = [
  {
    ...{ id: 'audit:open', label: 'auditCommands.open', words: 'auditCommands.openWords', icon: IconHistory },
    ...{ needs: { action: 'read', subject: 'Audit' }, href: '/apps/audit-log' },
  },
];
