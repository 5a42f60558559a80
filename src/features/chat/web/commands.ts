import type { Command } from '#web/command.ts';
import { IconMessage } from '#web/icons.ts';
import { chatAddress } from './chat-place.ts';

export const chatCommands: readonly Command[] = [
  {
    ...{ id: 'chat:messageTo', label: 'chatCommands.messageTo', words: 'chatCommands.messageToWords', icon: IconMessage },
    ...{ at: 'apps/chat', needs: { action: 'create', subject: 'Chat' } },
    steps: [{ is: 'record', kind: 'person', label: 'chatCommands.whom' }],
    run: ({ go }, [person]) => go(chatAddress({ contactId: Number(person?.id) })),
  },
];
