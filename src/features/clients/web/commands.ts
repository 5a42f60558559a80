import type { Command } from '#web/command.ts';
import { IconBuilding } from '#web/icons.ts';

export const clientCommands: readonly Command[] = [
  {
    ...{ id: 'clients:add', label: 'clientsCommands.add', words: 'clientsCommands.addWords', icon: IconBuilding },
    ...{ at: 'apps/invoice/clients', needs: { action: 'create', subject: 'Client' }, href: '/apps/invoice/clients?open=new' },
    creates: { label: 'clientsCommands.one', key: 'l' },
  },
];
