import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createOutbox, type Waiting } from '#web/actions/outbox.ts';
import { registerSomebody } from '../../../../../tests/client.ts';
import { testApi } from '../../../../../tests/test-api.ts';

const rounds = Number(process.env.OFFLINE_ROUNDS ?? 60);
const seed = Number(process.env.FAST_CHECK_SEED ?? 34);

/** A small generator of numbers from 0 to 1 (mulberry32). */
function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Call extends Waiting {
  path: string;
  body: object;
}

test(`two people change and send mails while requests and answers are lost: nothing is lost or done twice (seed ${seed})`, async () => {
  const atrium = await testApi();
  const random = numbersFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const people = await Promise.all([0, 1].map(() => registerSomebody(atrium)));
  const drafts = await Promise.all(
    people.map(async (person, who) => {
      const ids: number[] = [];
      for (let at = 0; at < 6; at++) {
        const { body } = await person.post('/api/v1/emails/drafts', {
          key: randomUUID(),
          to: [{ name: '', email: person.userData.email }],
          subject: `Mail ${who}.${at}`,
        });
        ids.push(body.email.id);
      }
      return ids;
    }),
  );

  const run = async (who: number) => {
    const person = people[who] as (typeof people)[number];
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const send = async ({ path, body, clientId }: Call) => {
      if (random() < 0.25) return { sent: false, later: true } as const;
      const answer = await atrium.request(path, {
        method: 'POST',
        headers: { Authorization: `Bearer ${person.accessToken}`, 'Content-Type': 'application/json', 'Idempotency-Key': clientId },
        body: JSON.stringify(body),
      });
      expect(answer.status, `${path} ${await answer.clone().text()}`).toBe(200);
      return random() < 0.25 ? ({ sent: false, later: true } as const) : ({ sent: true } as const);
    };
    // Two tabs with the same storage, both sending.
    const tabs = [0, 1].map(() => createOutbox<Call>({ storage, key: 'queue', send, wait: async () => undefined }));
    const expected = new Map<number, { isStarred: boolean; labels: string }>();
    const own = drafts[who] as number[];
    for (let round = 0; round < rounds; round++) {
      const id = pick(own);
      const now = expected.get(id) ?? { isStarred: false, labels: '' };
      const value = random() < 0.5;
      const tab = pick(tabs);
      if (random() < 0.5) {
        expected.set(id, { ...now, isStarred: value });
        const body = { emailIds: [id], dataToUpdate: { isStarred: value } };
        tab?.add({ clientId: randomUUID(), path: '/apps/email/update-emails', body });
      } else {
        expected.set(id, { ...now, labels: value ? 'important' : '' });
        tab?.add({ clientId: randomUUID(), path: '/apps/email/update-emails-label', body: { emailIds: [id], label: 'important', value } });
      }
    }
    for (const id of own) tabs[0]?.add({ clientId: randomUUID(), path: `/api/v1/emails/drafts/${id}/send`, body: { undoSeconds: 0 } });
    for (const tab of tabs) tab.start();
    await expect.poll(() => kept.size, { timeout: 120_000 }).toBe(0);
    const sent = (await person.get('/apps/email/emails', { folder: 'sent', perPage: 100 })).body.emails as {
      id: number;
      isStarred: boolean;
      labels: string[];
    }[];
    const found = new Map(sent.map(({ id, isStarred, labels }) => [id, { isStarred, labels: labels.join() }]));
    for (const id of own) expect(found.get(id), `mail ${id}`).toEqual(expected.get(id) ?? { isStarred: false, labels: '' });
    const inbox = (await person.get('/apps/email/emails', { folder: 'inbox', perPage: 100 })).body.emails as { subject: string }[];
    expect(inbox.map(({ subject }) => subject).sort()).toEqual(own.map((_, at) => `Mail ${who}.${at}`));
  };
  await Promise.all([run(0), run(1)]);
  await atrium.close();
});
