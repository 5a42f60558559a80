import type { Command } from '#web/command.ts';
import { IconHelpCircle, IconPencil } from '#web/icons.ts';

export const helpCommands: readonly Command[] = [
  {
    ...{ id: 'help:open', label: 'helpCommands.open', words: 'helpCommands.openWords', icon: IconHelpCircle },
    ...{ at: 'pages/knowledge-base', needs: { action: 'read', subject: 'ACL' }, href: '/pages/knowledge-base' },
  },
  {
    ...{ id: 'help:write', label: 'helpCommands.write', words: 'helpCommands.writeWords', icon: IconPencil },
    ...{ at: 'pages/knowledge-base', needs: { action: 'create', subject: 'Help' }, href: '/pages/help/edit/new' },
  },
];
