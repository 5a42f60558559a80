import type { Command } from '#web/command.ts';
import { IconUpload, IconUserPlus } from '#web/icons.ts';

const shared = { at: 'apps/user', needs: { action: 'create', subject: 'User' } } as const;

export const userCommands: readonly Command[] = [
  {
    ...shared,
    ...{ id: 'users:add', label: 'usersCommands.add', words: 'usersCommands.addWords', icon: IconUserPlus },
    href: '/apps/user/list?open=invite',
  },
  {
    ...shared,
    ...{ id: 'users:import', label: 'usersCommands.import', words: 'usersCommands.importWords', icon: IconUpload },
    href: '/apps/user/list?open=import',
  },
];
