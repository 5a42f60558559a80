import type { Command } from '#web/command.ts';
import { IconCrown, IconFileText } from '#web/icons.ts';

export const planCommands: readonly Command[] = [
  {
    ...{ id: 'plans:open', label: 'plansCommands.plans', words: 'plansCommands.plansWords', icon: IconCrown },
    ...{ needs: { action: 'read', subject: 'Seller' }, href: '/pages/pricing' },
  },
  {
    ...{ id: 'plans:license', label: 'plansCommands.license', words: 'plansCommands.licenseWords', icon: IconFileText },
    ...{ needs: { action: 'read', subject: 'View' }, href: '/pages/license' },
  },
];
