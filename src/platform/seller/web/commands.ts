import type { Command } from '#web/command.ts';
import { IconBuilding } from '#web/icons.ts';

export const sellerCommands: readonly Command[] = [
  {
    ...{ id: 'seller:open', label: 'sellerCommands.open', words: 'sellerCommands.openWords', icon: IconBuilding },
    ...{ at: 'apps/invoice', needs: { action: 'read', subject: 'Seller' }, href: '/apps/invoice/settings' },
  },
];
