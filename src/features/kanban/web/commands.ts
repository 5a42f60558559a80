import type { Command } from '#web/command.ts';
import { IconArrowsMove, IconLayoutKanban, IconPlus, IconUserPlus } from '#web/icons.ts';

const at = 'apps/kanban';
const update = { action: 'update', subject: 'Board' } as const;
const card = { is: 'record', kind: 'card', label: 'kanbanCommands.card' } as const;
const load = () => import('./cards/card-commands.ts');

/** Command palette commands for boards and cards. */
export const kanbanCommands: readonly Command[] = [
  {
    ...{ id: 'kanban:add', label: 'kanbanCommands.add', words: 'kanbanCommands.addWords', icon: IconPlus, at },
    needs: { action: 'create', subject: 'Board' },
    steps: [
      { is: 'text', label: 'kanbanCommands.title' },
      { is: 'choice', label: 'kanbanCommands.column', options: async (context) => (await load()).currentColumns(context) },
    ],
    run: async (context, [title, column]) => (await load()).addCardByCommand(context, title, column),
  },
  {
    ...{ id: 'kanban:begin', label: 'kanbanCommands.begin', words: 'kanbanCommands.addWords', icon: IconLayoutKanban, at },
    needs: { action: 'create', subject: 'Board' },
    creates: { label: 'kanbanCommands.one', key: 'c' },
    run: async ({ go }) => go((await load()).newCardAddress()),
  },
  {
    ...{ id: 'kanban:open', label: 'kanbanCommands.open', words: 'kanbanCommands.openWords', icon: IconLayoutKanban, at },
    needs: { action: 'read', subject: 'Board' },
    steps: [{ is: 'choice', label: 'kanbanCommands.board', options: async (context) => (await load()).boardsToOpen(context) }],
    run: ({ go }, [board]) => go(board?.path ?? '/apps/kanban'),
  },
  {
    ...{ id: 'kanban:assign', label: 'kanbanCommands.assign', words: 'kanbanCommands.assignWords', icon: IconUserPlus, at, needs: update },
    steps: [card, { is: 'record', kind: 'person', label: 'kanbanCommands.person' }],
    run: async (context, [task, person]) => (await load()).assignByCommand(context, task, person),
  },
  {
    ...{ id: 'kanban:move', label: 'kanbanCommands.move', words: 'kanbanCommands.moveWords', icon: IconArrowsMove, at, needs: update },
    steps: [
      card,
      { is: 'choice', label: 'kanbanCommands.toColumn', options: async (context, [task]) => (await load()).columnsOf(context, task) },
    ],
    run: async (context, [task, column]) => (await load()).moveByCommand(context, task, column),
  },
];
