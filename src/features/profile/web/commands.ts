import type { Command } from '#web/command.ts';
import { IconUser } from '#web/icons.ts';

export const profileCommands: readonly Command[] = [
  {
    ...{ id: 'profile:own', label: 'profileCommands.own', words: 'profileCommands.ownWords', icon: IconUser },
    ...{ needs: { action: 'read', subject: 'Profile' }, href: '/pages/profile' },
  },
];
