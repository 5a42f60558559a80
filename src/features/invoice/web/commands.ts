import type { Command } from '#web/command.ts';
import { IconCash, IconFileInvoice, IconRepeat } from '#web/icons.ts';
import { invoiceAddress } from './invoice-address.ts';

const at = 'apps/invoice';
const create = { action: 'create', subject: 'Invoice' } as const;

export const invoiceCommands: readonly Command[] = [
  {
    ...{ id: 'invoice:add', label: 'invoiceCommands.add', words: 'invoiceCommands.addWords', icon: IconFileInvoice, at, needs: create },
    creates: { label: 'invoiceCommands.one', key: 'i' },
    href: '/apps/invoice/add',
  },
  {
    ...{
      id: 'invoice:addFor',
      label: 'invoiceCommands.addFor',
      words: 'invoiceCommands.addWords',
      icon: IconFileInvoice,
      at,
      needs: create,
    },
    steps: [{ is: 'record', kind: 'client', label: 'invoiceCommands.client' }],
    run: ({ go }, [client]) => go(invoiceAddress.add({ client: Number(client?.id) })),
  },
  {
    ...{ id: 'invoice:markPaid', label: 'invoiceCommands.markPaid', words: 'invoiceCommands.markPaidWords', icon: IconCash, at },
    needs: { action: 'update', subject: 'Invoice' },
    steps: [{ is: 'record', kind: 'invoice', label: 'invoiceCommands.invoice' }],
    run: (context, [invoice]) => import('./list/mark-paid.ts').then((module) => module.markPaidByCommand(context, Number(invoice?.id))),
  },
  {
    ...{ id: 'invoice:recurring', label: 'invoiceCommands.recurring', words: 'invoiceCommands.recurringWords', icon: IconRepeat, at },
    ...{ needs: create, href: '/apps/invoice/recurring?open=new' },
  },
];
