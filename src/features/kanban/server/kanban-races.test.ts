import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { abilityFrom } from '#contract/ability.ts';
import type { Scope } from '#server/scope.ts';
import { type Client, send, signInAs } from '../../../../tests/client.ts';
import { emptyTables } from '../../../../tests/empty-tables.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import type { Board } from '../board-contract.ts';
import type { Task } from '../contract.ts';
import { moveTask, reorderTasks, updateTaskBoard } from './move-cards.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

const boardIds = ['north', 'east', 'south', 'west'];
const add = async (who: Client, title: string, boardId: string): Promise<number> =>
  (await who.post('/apps/kanban/add-task', { data: { title, boardId } })).body.newTask.id;
const tasks = async (): Promise<Task[]> => (await admin.get('/apps/kanban/tasks')).body;
const drop = (who: Client, path: string) =>
  send(atrium, path, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } });

let cards: number[] = [];
beforeEach(async () => {
  await emptyTables(atrium, 'kanban_activity', 'kanban_comments', 'kanban_tasks', 'kanban_boards');
  for (const id of boardIds) await admin.post('/apps/kanban/add-board', { data: { id, title: id } });
  cards = [];
  for (let index = 0; index < 24; index++) cards.push(await add(admin, `card ${index}`, boardIds[index % 4] ?? ''));
});

/** Checks every row of the entity: each card exists once, in an existing column unless it is deleted. */
const expectWhole = async (ids: number[]) => {
  const rows = await atrium.ownerQuery(
    `select t.id, t.position, t.deleted_at, b.deleted_at as board_gone from kanban_tasks t
     join kanban_boards b on b.entity = t.entity and b.id = t.board_id where t.entity = 'juniper' order by t.id`,
  );
  expect(rows.map(({ id }) => Number(id))).toEqual([...ids].sort((a, b) => a - b));
  expect(rows.filter((row) => row.board_gone && !row.deleted_at)).toEqual([]);
  const live = rows.filter((row) => !row.deleted_at).map(({ position }) => Number(position));
  expect(new Set(live).size).toBe(live.length);
};

/** Seeded pseudo-random numbers, the same in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// `npm run test:full` runs ten thousand.
const moves = Number(process.env.RANDOM_MOVES ?? 300);

describe(`${moves} random moves by two people, twelve at a time,`, () => {
  const atOnce = 12;

  test('never lose, duplicate or misplace a card', async () => {
    const persons = [admin, staff].map(({ userData }) => userData.id);
    const listed = (answer: Task[] | Response): Task[] => (answer instanceof Response ? expect.unreachable('not all cards') : answer);
    const as = <T>(personId: number, work: (scope: Scope) => Promise<T>): Promise<T> =>
      atrium.deps.database.writing('juniper', (db) => {
        const identity = {
          entity: 'juniper',
          accountId: 0,
          personId,
          sessionId: '',
          rules: [{ action: 'manage', subject: 'all' } as const],
        };
        const request = new Request('http://atrium.test/');
        const ability = abilityFrom(identity.rules);
        const now = atrium.clock.now;
        const identifyAgain = () => Promise.resolve(identity);
        return work({
          db,
          identity,
          ability,
          request,
          now,
          identifyAgain,
          entity: 'juniper',
          deps: atrium.deps,
          bodyLimitBytes: 0,
          caller: atrium.deps.caller(request),
        });
      });
    const expected = [...cards].sort((a, b) => a - b);
    const place = (list: Task[], id: number) => list.findIndex((task) => task.id === id);
    const expectAll = (list: Task[]) => expect(list.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected);
    const random = randomFrom(20);
    const anyOf = <T>(list: readonly T[]): T => list[random(list.length)] as T;
    let begun = 0;

    const moveSomething = async (personId: number) => {
      const [taskId, other, boardId] = [anyOf(cards), anyOf(cards), anyOf(boardIds)];
      const kind = random(20);
      if (kind === 0) {
        const answer = await as(personId, (scope) =>
          reorderTasks({ body: { data: { taskId, targetTaskId: other } }, params: undefined, query: undefined } as never, scope),
        );
        const list = listed(answer);
        expectAll(list);
        // In the response's snapshot, the two cards are adjacent in one column.
        expect(Math.abs(place(list, taskId) - place(list, other))).toBe(taskId === other ? 0 : 1);
        expect(list[place(list, taskId)]?.boardId).toBe(list[place(list, other)]?.boardId);
      } else if (kind === 1) {
        const move = { body: { data: { taskId, newBoardId: boardId } } } as never;
        const list = listed(await as(personId, (scope) => updateTaskBoard(move, scope)));
        expectAll(list);
        expect(list[place(list, taskId)]?.boardId).toBe(boardId);
      } else {
        const beforeId = random(3) === 0 ? null : other;
        const { card, stood } = await as(personId, (scope) =>
          moveTask({ params: { id: taskId }, body: { boardId, beforeId } } as never, scope),
        );
        expect([card.id, card.boardId]).toEqual([taskId, boardId]);
        expect(boardIds).toContain(stood.boardId);
        expect(stood.beforeId).not.toBe(taskId);
      }
    };
    const worker = async (personId: number) => {
      while (begun < moves) {
        begun += 1;
        await moveSomething(personId);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, (_, index) => worker(persons[index % 2] ?? 0)));

    await expectWhole(cards);
    const after = await tasks();
    expectAll(after);
    expect(after.every(({ boardId }) => boardIds.includes(boardId))).toBe(true);
    // All columns together make up the whole list, each card in one.
    const page = (await staff.get('/api/v1/kanban')).body;
    expect(page.cards.map(({ id }: Task) => id)).toEqual(after.map(({ id }) => id));
  }, 300_000);
});

describe('concurrent requests', () => {
  test('move many cards to one place without losing any', async () => {
    const [target, ...others] = cards;
    const answers = await Promise.all(
      others.map((id, index) =>
        (index % 2 ? admin : staff).post(`/api/v1/kanban/tasks/${id}/move`, { boardId: 'north', beforeId: target ?? 0 }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const after = await tasks();
    expect(after.every(({ boardId }) => boardId === 'north')).toBe(true);
    expect(after.at(-1)?.id).toBe(target);
    await expectWhole(cards);
  });
  test('create a column once and refuse the duplicates', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const answers = await Promise.all(
        [admin, staff, admin].map((who) => who.post('/apps/kanban/add-board', { data: { title: `New ${turn}` } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    }
    const boards: Board[] = (await admin.get('/apps/kanban/boards')).body;
    expect(new Set(boards.map(({ id }) => id)).size).toBe(14);
  });
  test('put a card in a column that is being deleted: it is in an existing column or deleted with its column', async () => {
    for (let turn = 0; turn < 12; turn++) {
      const id = `short-${turn}`;
      await admin.post('/apps/kanban/add-board', { data: { id, title: id } });
      const [card, another] = [cards[turn] ?? 0, cards[turn + 12] ?? 0];
      const [moved, boarded, added, deleted] = await Promise.all([
        admin.post(`/api/v1/kanban/tasks/${card}/move`, { boardId: id, beforeId: null }),
        staff.post('/apps/kanban/update-task-board', { data: { taskId: another, newBoardId: id } }),
        staff.post('/apps/kanban/add-task', { data: { title: 'late', boardId: id } }),
        drop(staff, `/apps/kanban/delete-board?id=${id}`),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 404]).toContain(moved.status);
      expect([200, 404]).toContain(boarded.status);
      const left = await tasks();
      expect(left.some((task) => task.id === card)).toBe(moved.status === 404);
      expect(left.some((task) => task.id === another)).toBe(boarded.status === 404);
      if (added.status === 201) cards.push(added.body.newTask.id);
      await expectWhole(cards);
    }
  });
  test('add, edit, comment on, delete and restore cards with correct counts', async () => {
    const [first = 0] = cards;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const who = index % 2 ? admin : staff;
        const id = cards[index % cards.length] ?? 0;
        if (index % 5 === 0) return who.post('/apps/kanban/add-task', { data: { title: 'more', boardId: 'east' } });
        if (index % 5 === 1) return who.post(`/api/v1/kanban/tasks/${first}/comments`, { comment: 'hi', mentions: [1, 3] });
        if (index % 5 === 2)
          return who.post('/apps/kanban/update-task', { data: { id, title: `t${index}`, boardId: 'west', assignedTo: [{ id: 3 }] } });
        if (index % 5 === 3) return who.post(`/api/v1/kanban/tasks/${id}/move`, { boardId: 'south', beforeId: first });
        return drop(who, `/api/v1/kanban/tasks/${cards[23 - (index % 3)] ?? 0}`);
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    for (const { status, body } of answers) if (status === 201 && body.newTask) cards.push(body.newTask.id);
    await expectWhole(cards);
    expect((await tasks()).find(({ id }) => id === first)?.comments).toHaveLength(8);
    const ids = await atrium.ownerQuery("select id from kanban_activity where entity = 'juniper'");
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
  });
});
