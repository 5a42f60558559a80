import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenDatabase } from '../../tests/chosen-database.ts';
import { type Client, signInAs } from '../../tests/client.ts';
import { type TestApi, testApi } from '../../tests/test-api.ts';

let atrium: TestApi;
let admin: Client;
/** How often the database fails next, and with which code. */
let failing = { times: 0, code: '' };

beforeAll(async () => {
  atrium = await testApi({
    async database(options) {
      const chosen = await chosenDatabase(options);
      const orFail = <T>(run: () => Promise<T>): Promise<T> => {
        if (failing.times === 0) return run();
        failing.times--;
        return Promise.reject(Object.assign(new Error('failed'), { code: failing.code }));
      };
      const { reading, writing } = chosen.database;
      return {
        ...chosen,
        database: {
          reading: (entity, work) => orFail(() => reading(entity, work)),
          writing: (entity, work) => orFail(() => writing(entity, work)),
        },
      };
    },
  });
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

const read = () => admin.get('/apps/todo/tasks');
const write = () => admin.post('/apps/todo/add-tasks', { task: { title: 'Tried again' } });

describe.each([
  ['reads', read, 200],
  ['writes', write, 201],
])('a request that %s', (_what, send, status) => {
  it.each(['40P01', '40001'])('is retried up to four times after %s', async (code) => {
    failing = { times: 3, code };
    expect([(await send()).status, failing.times]).toEqual([status, 0]);
    failing = { times: 4, code };
    expect([(await send()).status, failing.times]).toEqual([503, 0]);
  });

  it('is not retried after a lock timeout', async () => {
    failing = { times: 2, code: '55P03' };
    expect([(await send()).status, failing.times]).toEqual([503, 1]);
    failing.times = 0;
  });
});

it('takes effect once, however often it was retried', async () => {
  const titled = async () => (await read()).body.filter(({ title }: { title: string }) => title === 'Tried again').length;
  const before = await titled();
  failing = { times: 2, code: '40P01' };
  await write();
  expect(await titled()).toBe(before + 1);
});
