import type { Command } from '#web/command.ts';
import { IconShieldCheck } from '#web/icons.ts';

export const roleCommands: readonly Command[] = [
  {
    ...{ id: 'roles:add', label: 'rolesCommands.add', words: 'rolesCommands.addWords', icon: IconShieldCheck },
    ...{ at: 'apps/roles', needs: { action: 'create', subject: 'Role' }, href: '/apps/roles?add=empty' },
  },
];
