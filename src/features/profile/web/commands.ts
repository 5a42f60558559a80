import type { Command } from '#web/command.ts';
import { IconUser } from '#web/icons.ts';

/** What the palette can do with profiles. */
export const profileCommands: readonly Command[] = [
  {
    ...{ id: 'profile:own', label: 'profileCommands.own', words: 'profileCommands.ownWords', icon: IconUser },
    ...{ needs: { action: 'read', subject: 'Profile' }, href: '/pages/profile' },
  },
];
