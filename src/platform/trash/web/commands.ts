import type { Command } from '#web/command.ts';
import { IconTrash } from '#web/icons.ts';

export const trashCommands: readonly Command[] = [
  {
    ...{ id: 'trash:open', label: 'trashCommands.open', words: 'trashCommands.openWords', icon: IconTrash },
    ...{ needs: { action: 'read', subject: 'Trash' }, href: '/apps/trash' },
  },
];
