import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { idempotencyKeyHeader } from '#contract/once.ts';
import { createOutbox, type SendResult, type Waiting } from '#web/actions/outbox.ts';
import type { call as callApi } from '#web/api-client.ts';
import { ApiError, apiErrorFrom, isRefused, networkError } from '#web/api-error.ts';
import { type Client, registerUser } from '../../../../../tests/client.ts';
import { numbersFrom } from '../../../../../tests/random-numbers.ts';
import { testApi } from '../../../../../tests/test-api.ts';
import { callWrite, type MailWrite, unknownMails, withoutGone } from './mail-write.ts';

const rounds = Number(process.env.OFFLINE_ROUNDS ?? 60);
const seed = Number(process.env.FAST_CHECK_SEED ?? 34);

type Folder = 'inbox' | 'archive' | 'spam' | 'trash';
interface Expected {
  folder: Folder | 'deleted';
  isStarred: boolean;
  isImportant: boolean;
}
type Write = { [K in MailWrite['kind']]: Omit<Extract<MailWrite, { kind: K }>, 'clientId' | 'failure'> }[Exclude<
  MailWrite['kind'],
  'send'
>];
/** A queued item: a write of the page, or a draft to send. */
type Queued = Waiting & ({ write: Write } | { draftId: number; undoSeconds: number });

const listed = ['inbox', 'archive', 'spam', 'trash', 'draft', 'scheduled', 'sent'] as const;
const mailCount = 8;
const draftCount = 4;

test(`two people with two devices each on an unreliable network lose nothing and repeat nothing (seed ${seed})`, async () => {
  const atrium = await testApi();
  const random = numbersFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const people = await Promise.all([0, 1].map(() => registerUser(atrium)));

  const listOf = async (person: Client, folder: (typeof listed)[number]) =>
    (await person.get('/apps/email/emails', { folder, perPage: 100 })).body.emails as {
      id: number;
      subject: string;
      isStarred: boolean;
      labels: string[];
    }[];

  /** Creates a device's network. Some requests are lost, as are some responses; sometimes it is down for a while. */
  function networkOf(person: Client) {
    let isUp = true;
    return async (path: string, body: object | undefined, key: string | undefined): Promise<unknown> => {
      if (random() < 0.15) isUp = !isUp;
      if (!isUp || random() < 0.1) throw networkError();
      // Gives each deletion its own timestamp.
      atrium.clock.advance(1);
      const answer = await atrium.request(path, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${person.accessToken}`,
          'Content-Type': 'application/json',
          ...(key !== undefined && { [idempotencyKeyHeader]: key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      expect([200, 204], `${path} ${text}`).toContain(answer.status);
      if (random() < 0.2) throw networkError();
      return text ? JSON.parse(text) : undefined;
    };
  }

  async function use(who: number, device: number): Promise<void> {
    const person = people[who] as Client;
    const name = `${who}.${device}`;
    const mbox = Array.from(
      { length: mailCount },
      (_, at) =>
        `From a@b.example Thu Mar 12 09:4${at}:00 2026\nFrom: a@b.example\nSubject: Mail ${name}.${at}\nMessage-ID: <${name}.${at}@b>\n\nText\n\n`,
    );
    const imported = await atrium.request('/api/v1/mail/mbox?folder=inbox', {
      method: 'POST',
      headers: { Authorization: `Bearer ${person.accessToken}`, 'Content-Type': 'application/octet-stream' },
      body: mbox.join(''),
    });
    expect(imported.status).toBeLessThan(300);
    await expect
      .poll(async () => (await listOf(person, 'inbox')).filter(({ subject }) => subject.startsWith(`Mail ${name}.`)).length)
      .toBe(mailCount);
    const own = (await listOf(person, 'inbox')).filter(({ subject }) => subject.startsWith(`Mail ${name}.`));
    const drafts: number[] = [];
    for (let at = 0; at < draftCount; at++) {
      const to = [{ name: '', email: person.userData.email }];
      const { body } = await person.post('/api/v1/emails/drafts', { key: randomUUID(), to, subject: `Letter ${name}.${at}` });
      drafts.push(body.email.id);
    }

    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const network = networkOf(person);
    const call = ((
      endpoint: { path: string },
      { params = {}, body }: { params?: object; body?: object },
      options: { onceKey?: string } = {},
    ) => {
      const path = Object.entries(params).reduce((so, [key, value]) => so.replace(`{${key}}`, String(value)), endpoint.path);
      return network(path, body, options.onceKey);
    }) as unknown as typeof callApi;
    const send = async (queued: Queued): Promise<SendResult> => {
      try {
        if ('write' in queued) await callWrite({ ...queued.write, clientId: queued.clientId } as Parameters<typeof callWrite>[0], call);
        else await network(`/api/v1/emails/drafts/${queued.draftId}/send`, { undoSeconds: queued.undoSeconds }, queued.clientId);
        return { sent: true };
      } catch (error) {
        if (error instanceof ApiError) return { sent: false, later: true };
        throw error;
      }
    };
    // Two tabs with shared storage, both sending.
    const tabs = [0, 1].map(() =>
      createOutbox<Queued>({ storage, key: 'queue', send, wait: () => new Promise((resolve) => setImmediate(resolve)) }),
    );
    const add = (write: Write): string => {
      const clientId = randomUUID();
      pick(tabs).add({ clientId, write });
      return clientId;
    };

    const expected = new Map(own.map(({ id }) => [id, { folder: 'inbox', isStarred: false, isImportant: false } as Expected]));
    const back: (() => void)[] = [];
    const set = (ids: readonly number[], part: Partial<Expected>) => {
      for (const id of ids) expected.set(id, { ...(expected.get(id) as Expected), ...part });
    };
    /** Applies a change to some emails; undoing it queues their former values. */
    const change = (emailIds: readonly number[], change: Extract<Write, { kind: 'change' }>['change'], part: Partial<Expected>) => {
      const before = emailIds.map((id) => [id, expected.get(id) as Expected] as const);
      add({ kind: 'change', emailIds, change });
      set(emailIds, part);
      back.push(() => {
        for (const [id, was] of before) {
          const former = {
            ...(part.folder !== undefined && { folder: was.folder as Folder }),
            ...(part.isStarred !== undefined && { isStarred: was.isStarred }),
            ...(part.isImportant !== undefined && { label: { name: 'important', value: was.isImportant } }),
          };
          add({ kind: 'change', emailIds: [id], change: former });
          set([id], was);
        }
      });
    };
    const act = () => {
      const there = own.map(({ id }) => id).filter((id) => expected.get(id)?.folder !== 'deleted');
      const some = there.filter(() => random() < 0.3);
      const ids = some.length > 0 ? some : there.slice(0, 1);
      if (ids.length === 0) return back.pop()?.();
      const value = random() < 0.5;
      const what = random();
      if (what < 0.2) change(ids, { isStarred: value }, { isStarred: value });
      else if (what < 0.4) change(ids, { label: { name: 'important', value } }, { isImportant: value });
      else if (what < 0.7) {
        const folder = pick(['inbox', 'archive', 'spam', 'trash'] as const);
        change(ids, { folder }, { folder });
      } else if (what < 0.8) {
        const emailIds = there.filter((id) => /spam|trash/.test(expected.get(id)?.folder ?? ''));
        if (emailIds.length === 0) return;
        const before = emailIds.map((id) => [id, expected.get(id) as Expected] as const);
        const deletion = add({ kind: 'delete', emailIds });
        set(emailIds, { folder: 'deleted' });
        back.push(() => {
          add({ kind: 'restore', emailIds, deletion });
          for (const [id, was] of before) set([id], was);
        });
      } else back.pop()?.();
    };
    for (let round = 0; round < rounds; round++) {
      act();
      // Sometimes the queue is sent before the next action.
      if (random() < 0.3) await new Promise((resolve) => setImmediate(resolve));
    }
    // All but the first are sent at once; that one is recalled first.
    for (const [at, draftId] of drafts.entries()) pick(tabs).add({ clientId: randomUUID(), draftId, undoSeconds: at === 0 ? 30 : 0 });
    add({ kind: 'recall', draftId: drafts[0] ?? 0 });
    for (const tab of tabs) tab.start();
    await expect.poll(() => kept.size, { timeout: 600_000 }).toBe(0);

    for (const folder of listed) {
      const mails = await listOf(person, folder);
      const found = mails
        .filter(({ id }) => expected.has(id))
        .map(({ id, isStarred, labels }) => ({ id, isStarred, isImportant: labels.includes('important') }));
      const wanted = [...expected]
        .sort(([a], [b]) => a - b)
        .flatMap(([id, { folder: at, ...marks }]) => (at === folder ? { id, ...marks } : []));
      expect(
        found.sort((a, b) => a.id - b.id),
        `${name}: ${folder}`,
      ).toEqual(wanted);
    }
    const letters = async (folder: (typeof listed)[number]) =>
      (await listOf(person, folder))
        .map(({ subject }) => subject)
        .filter((subject) => subject.startsWith(`Letter ${name}.`))
        .sort();
    const left = drafts.slice(1).map((_, at) => `Letter ${name}.${at + 1}`);
    expect(await letters('sent')).toEqual(left);
    expect(await letters('inbox')).toEqual(left);
    expect([await letters('draft'), await letters('scheduled')]).toEqual([[`Letter ${name}.0`], []]);
  }
  await Promise.all([0, 1].flatMap((who) => [0, 1].map((device) => use(who, device))));
  await atrium.close();
});

/** Expected state of an email on the server after all requests in order. */
interface Known {
  folder: Folder;
  isStarred: boolean;
  isImportant: boolean;
  deletedAt: string | null;
}

test(`two devices change, delete and empty the same emails: the last arrival wins, and each request runs once (seed ${seed})`, async () => {
  const atrium = await testApi();
  const random = numbersFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const person = await registerUser(atrium);
  const headers = { Authorization: `Bearer ${person.accessToken}` };
  const mbox = Array.from(
    { length: mailCount },
    (_, at) => `From a@b.example Thu Mar 12 09:4${at}:00 2026\nFrom: a@b.example\nSubject: Oak ${at}\nMessage-ID: <${at}@b>\n\nText\n\n`,
  );
  await atrium.request('/api/v1/mail/mbox?folder=inbox', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/octet-stream' },
    body: mbox.join(''),
  });
  const listOf = async (folder: Folder) =>
    (await person.get('/apps/email/emails', { folder, perPage: 100 })).body.emails as {
      id: number;
      isStarred: boolean;
      labels: string[];
    }[];
  await expect.poll(async () => (await listOf('inbox')).length).toBe(mailCount);
  const ids = (await listOf('inbox')).map(({ id }) => id);
  const known = new Map<number, Known>(ids.map((id) => [id, { folder: 'inbox', isStarred: false, isImportant: false, deletedAt: null }]));
  const answers = new Map<string, string>();
  const live = (given: readonly number[]) => given.filter((id) => known.get(id)?.deletedAt === null);
  const set = (given: readonly number[], part: Partial<Known>) => {
    for (const id of given) known.set(id, { ...(known.get(id) as Known), ...part });
  };
  const inBin = (id: number) => /spam|trash/.test(known.get(id)?.folder ?? '');

  /** Returns the effect of a request on its first arrival; undefined for a rejected one. */
  function effectOf(path: string, body: Record<string, unknown>): ((answer: { deletedAt: string }) => void) | undefined {
    const emailIds = (body.emailIds ?? []) as number[];
    if (path.endsWith('/empty')) {
      const found = live(ids).filter((id) => known.get(id)?.folder === body.folder);
      return ({ deletedAt }) => set(found, { deletedAt });
    }
    if (path.endsWith('/restore')) {
      const found = ids.filter((id) => known.get(id)?.deletedAt === body.deletedAt);
      return () => set(found, { deletedAt: null });
    }
    if (path.endsWith('/delete')) return live(emailIds).every(inBin) ? ({ deletedAt }) => set(live(emailIds), { deletedAt }) : undefined;
    if (live(emailIds).length < emailIds.length) return undefined;
    return () => set(emailIds, path.endsWith('-label') ? { isImportant: body.value as boolean } : (body.dataToUpdate as Partial<Known>));
  }

  let turn: Promise<unknown> = Promise.resolve();
  /** Requests arrive one at a time, so there is an order to compare with. */
  function deviceOf() {
    let isUp = true;
    const arrive = async (path: string, body: Record<string, unknown>, key: string): Promise<unknown> => {
      if (random() < 0.15) isUp = !isUp;
      if (!isUp || random() < 0.1) throw networkError();
      atrium.clock.advance(1);
      const before = answers.get(`${path} ${key}`);
      const effect = effectOf(path, body);
      const answer = await atrium.request(path, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json', [idempotencyKeyHeader]: key },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (before !== undefined) expect([answer.ok, text], path).toEqual([true, before]);
      else {
        expect(answer.ok, `${path} ${JSON.stringify(body)} ${text}`).toBe(effect !== undefined);
        if (!answer.ok) throw apiErrorFrom(answer.status, JSON.parse(text));
        answers.set(`${path} ${key}`, text);
        effect?.(text ? JSON.parse(text) : {});
      }
      if (random() < 0.2) throw networkError();
      return text ? JSON.parse(text) : undefined;
    };
    const call = ((endpoint: { path: string }, { body }: { body: Record<string, unknown> }, { onceKey }: { onceKey: string }) => {
      const arrival = turn.then(() => arrive(endpoint.path, body, onceKey));
      turn = arrival.catch(() => undefined);
      return arrival;
    }) as unknown as typeof callApi;
    const kept = new Map<string, string>();
    const outbox = createOutbox<MailWrite>({
      key: 'queue',
      wait: () => new Promise((resolve) => setImmediate(resolve)),
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
      async send(write) {
        try {
          await callWrite(write as Parameters<typeof callWrite>[0], call);
        } catch (error) {
          if (!isRefused(error)) {
            if (error instanceof ApiError) return { sent: false, later: true };
            throw error;
          }
          const rest = 'emailIds' in write ? withoutGone(write, unknownMails(error as ApiError)) : null;
          if (rest && rest.emailIds.length < ('emailIds' in write ? write.emailIds.length : 0)) outbox.replace(write.clientId, rest);
        }
        return { sent: true };
      },
    });
    const back: (() => void)[] = [];
    const add = (write: Write): string => {
      const clientId = randomUUID();
      outbox.add({ ...write, clientId } as MailWrite);
      return clientId;
    };
    const act = () => {
      const emailIds = ids.filter(() => random() < 0.3);
      if (emailIds.length === 0) return;
      const what = random();
      const value = random() < 0.5;
      const bin = pick(['trash', 'spam'] as const);
      if (what < 0.15) add({ kind: 'change', emailIds, change: { isStarred: value } });
      else if (what < 0.3) add({ kind: 'change', emailIds, change: { label: { name: 'important', value } } });
      else if (what < 0.55) add({ kind: 'change', emailIds, change: { folder: pick(['inbox', 'archive', bin]) } });
      else if (what < 0.7) {
        const deletion = add({ kind: 'delete', emailIds });
        back.push(() => add({ kind: 'restore', emailIds, deletion }));
      } else if (what < 0.75) {
        const emptying = add({ kind: 'empty', folder: bin });
        back.push(() => add({ kind: 'refill', folder: bin, emptying }));
      } else back.pop()?.();
    };
    return { act, kept };
  }

  const devices = [deviceOf(), deviceOf()];
  for (let round = 0; round < rounds; round++) {
    for (const { act } of devices) act();
    if (random() < 0.3) await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(() => devices.every(({ kept }) => kept.size === 0), { timeout: 600_000 }).toBe(true);
  for (const folder of ['inbox', 'archive', 'spam', 'trash'] as const) {
    const found = (await listOf(folder)).map(({ id, isStarred, labels }) => ({ id, isStarred, isImportant: labels.includes('important') }));
    const wanted = [...known].flatMap(([id, { folder: at, deletedAt, ...marks }]) =>
      at === folder && !deletedAt ? [{ id, ...marks }] : [],
    );
    expect(
      found.sort((a, b) => a.id - b.id),
      folder,
    ).toEqual(wanted.sort((a, b) => a.id - b.id));
  }
  await atrium.close();
});
