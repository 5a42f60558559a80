import type { Command } from '#web/command.ts';
import { IconArrowsTransferDown, IconMail, IconPlugConnected, IconSettings, IconSignature } from '#web/icons.ts';

const shared = { at: 'apps/email', needs: { action: 'create', subject: 'Email' } } as const;

export const emailCommands: readonly Command[] = [
  {
    ...shared,
    ...{ id: 'email:compose', label: 'emailCommands.compose', words: 'emailCommands.composeWords', icon: IconMail },
    creates: { label: 'emailCommands.one', key: 'm' },
    run: (context) => import('./compose/compose-by-command.ts').then((module) => module.composeByCommand(context)),
  },
  {
    ...shared,
    ...{ id: 'email:composeTo', label: 'emailCommands.composeTo', words: 'emailCommands.composeWords', icon: IconMail },
    steps: [{ is: 'record', kind: 'person', label: 'emailCommands.whom' }],
    run: (context, [person]) => import('./compose/compose-by-command.ts').then((module) => module.composeByCommand(context, person)),
  },
  {
    ...{ id: 'email:signature', label: 'emailCommands.signature', words: 'emailCommands.signatureWords', icon: IconSignature },
    ...{ at: 'apps/email', needs: { action: 'read', subject: 'Email' }, href: '/apps/email/settings/signature' },
  },
  {
    ...{ id: 'email:rules', label: 'emailCommands.rules', words: 'emailCommands.rulesWords', icon: IconSettings },
    ...{ at: 'apps/email', needs: { action: 'read', subject: 'Email' }, href: '/apps/email/settings/rules' },
  },
  {
    ...{ id: 'email:account', label: 'emailCommands.account', words: 'emailCommands.accountWords', icon: IconPlugConnected },
    ...{ at: 'apps/email', needs: { action: 'read', subject: 'Email' }, href: '/apps/email/settings/account' },
  },
  {
    ...{ id: 'email:transfer', label: 'emailCommands.transfer', words: 'emailCommands.transferWords', icon: IconArrowsTransferDown },
    ...{ at: 'apps/email', needs: { action: 'read', subject: 'Email' }, href: '/apps/email/settings/transfer' },
  },
];
