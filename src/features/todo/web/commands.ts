import type { Command } from '#web/command.ts';
import { IconChecklist, IconPlus, IconSun } from '#web/icons.ts';

const needs = { action: 'create', subject: 'Todo' } as const;

/** Command palette commands for to-dos. */
export const todoCommands: readonly Command[] = [
  {
    ...{ id: 'todo:add', label: 'todoCommands.add', words: 'todoCommands.addWords', icon: IconPlus, at: 'apps/todo', needs },
    steps: [{ is: 'text', label: 'todoCommands.what' }],
    run: (context, [line]) => import('./quick-add/add-by-command.ts').then((module) => module.addByCommand(context, line?.title ?? '')),
  },
  {
    ...{ id: 'todo:open', label: 'todoCommands.open', words: 'todoCommands.openWords', icon: IconChecklist, at: 'apps/todo', needs },
    creates: { label: 'todoCommands.one', key: 't' },
    href: '/apps/todo?task=new',
  },
  {
    ...{ id: 'todo:day', label: 'todoCommands.day', words: 'todoCommands.dayWords', icon: IconSun, at: 'apps/todo' },
    ...{ needs: { action: 'read', subject: 'Todo' }, href: '/apps/todo/my-day' },
  },
];
