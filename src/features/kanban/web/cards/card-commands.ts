import { actionsFrom } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import type { CommandContext, Given } from '#web/command.ts';
import { readNow } from '#web/read-now.ts';
import * as api from '../../contract.ts';
import { withCardAt } from '../board-changes.ts';
import type { BoardPage } from '../board-page-answer.ts';
import { boardPageQuery, taskQuery } from '../board-queries.ts';
import { addingWords, type BoardViews, boardWords } from '../board-views.ts';
import { spaceAddress, spaceIdFrom } from '../spaces/space-address.ts';
import { changeTask } from '../task/change-task.ts';

const actionsOf = (context: CommandContext) => actionsFrom<BoardViews>(context, 'board', boardWords);
const columnsIn = ({ boards }: BoardPage): Given[] => boards.map(({ id, title }) => ({ id, title }));

/** Returns the open board, or the first one. */
function currentBoard({ queryClient }: CommandContext): Promise<BoardPage> {
  const [, space] = /^\/apps\/kanban\/([^/]+)/.exec(window.location.pathname) ?? [];
  return readNow(queryClient, boardPageQuery(spaceIdFrom({ space })));
}

/** Returns the URL that starts a new card: on the open board, or on the first one. */
export function newCardAddress(): string {
  const [board = '/apps/kanban'] = /^\/apps\/kanban(?:\/[^/]+)?/.exec(window.location.pathname) ?? [];
  return `${board}?new=card`;
}

/** Returns the columns of the open board, or of the first one. */
export async function currentColumns(context: CommandContext): Promise<Given[]> {
  return columnsIn(await currentBoard(context));
}

/** Returns the columns of the board a card is on. */
export async function columnsOf({ queryClient }: CommandContext, card: Given | undefined): Promise<Given[]> {
  const { spaceId } = await readNow(queryClient, taskQuery(Number(card?.id)));
  return columnsIn(await readNow(queryClient, boardPageQuery(spaceId)));
}

/** Returns all boards with their URLs. */
export async function boardsToOpen(context: CommandContext): Promise<Given[]> {
  const { spaces } = await currentBoard(context);
  const boards = spaces.filter(({ isTemplate }) => !isTemplate);
  return boards.map(({ id, name }) => ({ id, title: name, path: spaceAddress(spaces, id) }));
}

/** Adds a card at the end of a column and offers Undo. */
export async function addCardByCommand(context: CommandContext, { title }: Given = { id: '', title: '' }, column?: Given): Promise<void> {
  const { show, attempt, offerUndo } = actionsFrom<BoardViews>(context, 'board', addingWords);
  let id = 0;
  const isDone = await attempt(async () => {
    const { spaceId } = await currentBoard(context);
    const data = { boardId: String(column?.id), title, ...(spaceId !== null && { spaceId }) };
    id = (await show({ send: () => call(api.addTask, { body: { data } }) })).newTask.id;
  });
  const takeBack = () => show({ rows: [id], send: () => call(api.deleteTask, { params: { id } }) });
  if (isDone) offerUndo(context.t('kanbanCommands.added', { title, column: column?.title }), takeBack);
}

/** Assigns one more person to a card and offers Undo. */
export async function assignByCommand({ queryClient, t, ...context }: CommandContext, card?: Given, person?: Given): Promise<void> {
  const { attempt, offerUndo } = actionsOf({ queryClient, t, ...context });
  const [id, personId] = [Number(card?.id), Number(person?.id)];
  const name = person?.title ?? '';
  const without = (task: api.Task) => task.assignedTo.filter((one) => one.id !== personId);
  const withPerson = (task: api.Task) => [...without(task), { id: personId, title: name, img: null }];
  const assign = (assigneesOf: (task: api.Task) => api.Task['assignedTo']) =>
    changeTask(queryClient, id, {
      patch: (task) => ({ assignedTo: assigneesOf(task).map((one) => ({ id: one.id })) }),
      shown: (task) => ({ ...task, assignedTo: assigneesOf(task) }),
    });
  let before: api.Task | undefined;
  const isDone = await attempt(async () => {
    before = (await readNow(queryClient, taskQuery(id))).task;
    await assign(withPerson);
  });
  // Undo must not remove a person who was already assigned.
  const wasAssigned = before?.assignedTo.some((one) => one.id === personId);
  if (isDone && !wasAssigned) offerUndo(t('kanbanCommands.assigned', { title: before?.title, name }), () => assign(without));
}

/** Moves a card to the end of another column of its board and offers Undo. */
export async function moveByCommand(context: CommandContext, card?: Given, column?: Given): Promise<void> {
  const { show, attempt, offerUndo } = actionsOf(context);
  const id = Number(card?.id);
  const move = ({ spaceId, boardId, beforeId }: api.Place) =>
    show({
      rows: [id],
      look: { page: (page) => (page.spaceId === spaceId ? withCardAt(page, id, boardId, beforeId) : page) },
      send: () => call(api.moveTask, { params: { id }, body: { spaceId, boardId, beforeId } }),
    });
  let moved: { title: string; stood: api.Place } | undefined;
  await attempt(async () => {
    const { spaceId, task } = await readNow(context.queryClient, taskQuery(id));
    const { stood } = await move({ spaceId, boardId: String(column?.id), beforeId: null });
    moved = { title: task.title, stood };
  });
  if (!moved) return;
  const { title, stood } = moved;
  offerUndo(context.t('kanbanCommands.moved', { title, column: column?.title }), () => move(stood));
}
