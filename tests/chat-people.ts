import { expect } from 'vitest';
import type { Change } from '#contract/change.ts';
import { addAccount } from '#platform/session/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { type Answer, type Client, clientWith, send } from './client.ts';
import type { TestApi } from './test-api.ts';

/** Lets a sample colleague sign in who otherwise cannot. */
export async function signInColleague(atrium: TestApi, personId: number): Promise<Client> {
  const name = `colleague${personId}`;
  await atrium.deps.database.writing('juniper', async (db) =>
    addAccount(db, {
      entity: 'juniper',
      personId,
      email: `${name}@elsewhere.example`,
      username: name,
      passwordHash: await atrium.deps.passwords.hash(name),
      userType: 'staff',
      role: 'admin',
      createdAt: atrium.clock.now,
    }),
  );
  const { body } = await clientWith(atrium, null).post('/jwt/login', { email: name, password: name });
  return clientWith(atrium, body);
}

export function call(atrium: TestApi, who: Client, method: string, path: string, body?: unknown): Promise<Answer> {
  return send(atrium, path, {
    method,
    headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Returns the changes announced to the entity's clients during the work, and not before or after. */
export async function changesDuring(atrium: TestApi, entity: string, work: () => Promise<unknown>): Promise<Change[]> {
  const heard: Change[] = [];
  const stop = atrium.deps.changes.subscribe(entity, (change) => void (change !== 'resync' && heard.push(change)));
  // Everything announced before a marker has arrived once the marker has.
  const mark = async (signal: string) => {
    await atrium.deps.database.writing(entity, (db) => announce(db, entity, { kind: 'chat', ids: [], signal }));
    await expect.poll(() => heard.at(-1)?.signal).toBe(signal);
  };
  await mark('begin');
  heard.length = 0;
  await work();
  await mark('end');
  stop();
  return heard.slice(0, -1);
}
