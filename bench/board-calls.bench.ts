import { expect, test } from 'vitest';
import { signInAs } from '../tests/client.ts';
import { fillBoards } from '../tests/fill-boards.ts';
import { testApi } from '../tests/test-api.ts';
import { median, timed } from './timed.ts';

const cards = 2000;
const runs = 15;

test('boards', async () => {
  const atrium = await testApi();
  const admin = await signInAs(atrium, 'admin');
  await fillBoards(atrium, cards);
  const cases: [what: string, call: (run: number) => Promise<{ status: number }>][] = [
    ['the page: boards, small cards, people', () => admin.get('/api/v1/kanban')],
    ['tasks: all of every card', () => admin.get('/apps/kanban/tasks')],
    ['one card', () => admin.get('/api/v1/kanban/tasks/1500')],
    ['move a card', (run) => admin.post(`/api/v1/kanban/tasks/${1100 + run}/move`, { boardId: 'done', beforeId: 2500 - run })],
    [
      'reorder, answering all cards',
      (run) => admin.post('/apps/kanban/reorder-tasks', { data: { taskId: 1200 + run, targetTaskId: 2400 } }),
    ],
  ];
  console.log(`| call, ${cards} cards | API ms | slowest ms |\n|---|---|---|`);
  for (const [what, call] of cases) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await timed(async () => expect((await call(run)).status).toBe(200)));
    console.log(`| ${what} | ${median(times).toFixed(1)} | ${Math.max(...times).toFixed(1)} |`);
  }
  await atrium.close();
});
