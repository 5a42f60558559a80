import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { readProfile } from '#features/profile/contract.ts';
import { addProfilePost, getProfilePost, listProfilePosts, type ProfilePost } from '#features/profile/post-contract.ts';
import { addPerson } from '#platform/people/server/public-api.ts';
import { addAccount } from '#platform/session/server/public-api.ts';
import { type Answer, type Client, clientWith, registerUser, send, signInAs } from './client.ts';
import { type TestApi, testApi } from './test-api.ts';

const yearSeconds = 365 * 24 * 3600;

/**
 * Requests for profiles as people of the demo company. Before each test no one has posted or follows anyone, and the date is 10 March 2030.
 */
export function profileCalls() {
  let atrium: TestApi;
  const people = {} as Record<'admin' | 'staff' | 'reader' | 'client' | 'elsewhere', Client>;
  beforeAll(async () => {
    atrium = await testApi({ settings: { accessTtlSeconds: yearSeconds, refreshTtlSeconds: yearSeconds } });
    atrium.clock.now = new Date('2030-01-01T09:00:00Z');
    people.admin = await signInAs(atrium, 'admin');
    people.staff = await signInAs(atrium, 'staff');
    people.client = await signInAs(atrium, 'client');
    people.reader = await join('subscriber');
    people.elsewhere = await registerUser(atrium);
  });
  afterAll(() => atrium.close());
  beforeEach(async () => {
    for (const table of ['profile_posts', 'profile_follows', 'profile_pages', 'profiles']) await atrium.ownerQuery(`delete from ${table}`);
    atrium.clock.now = new Date('2030-03-10T09:00:00Z');
  });

  async function join(role: string): Promise<Client> {
    const [email, username, createdAt] = [`${role}@profile.example`, `${role}-of-profiles`, atrium.deps.clock()];
    const passwordHash = await atrium.deps.passwords.hash('a long password');
    await atrium.deps.database.writing('juniper', async (db) => {
      const personId = await addPerson(db, { entity: 'juniper', fullName: role, email, createdAt, updatedAt: createdAt });
      await addAccount(db, { entity: 'juniper', personId, email, username, passwordHash, userType: 'staff', role, createdAt });
    });
    const { body } = await clientWith(atrium, null).post('/jwt/login', { email: username, password: 'a long password' });
    return clientWith(atrium, body);
  }

  const by =
    (method: string) =>
    (path: string, who: Client, body?: unknown): Promise<Answer> =>
      send(atrium, path, {
        method,
        headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
  return {
    get atrium() {
      return atrium;
    },
    people,
    put: by('PUT'),
    remove: by('DELETE'),
    async add(body: object = {}, who = people.admin): Promise<ProfilePost> {
      const answer = await who.post('/api/v1/profile/posts', { postText: 'Oak', ...body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      addProfilePost.answer?.parse(answer.body);
      return answer.body.post;
    },
    async read(id: number, who = people.admin): Promise<ProfilePost> {
      const { status, body } = await who.get(`/api/v1/profile/posts/${id}`);
      expect(status, JSON.stringify(body)).toBe(200);
      getProfilePost.answer?.parse(body);
      return body.post;
    },
    async list(query: Record<string, string | number> = {}, who = people.admin) {
      const { status, body } = await who.get('/api/v1/profile/posts', query);
      expect(status, JSON.stringify(body)).toBe(200);
      listProfilePosts.answer?.parse(body);
      return body as { posts: ProfilePost[]; next: number | null };
    },
    async profile(query: Record<string, string | number> = {}, who = people.admin) {
      const { status, body } = await who.get('/profile/data', query);
      expect(status, JSON.stringify(body)).toBe(200);
      const answer = readProfile.answer?.parse(body);
      if (!answer) throw new Error('the profile has an answer');
      return answer;
    },
    follow: (who: Client, id: number, isFollowed = true) => who.post(`/api/v1/profile/people/${id}/follow`, { isFollowed }),
    async upload(name: string, bytes: Uint8Array, who = people.admin): Promise<number> {
      const { body } = await send(atrium, `/api/v1/files?name=${name}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/octet-stream' },
        body: bytes as BodyInit,
      });
      return body.file.id;
    },
  };
}

/** A one-pixel picture, and just enough of WebM and MP4 headers to identify the type. */
export const onePixel = bytesOf('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==');
export const webmHead = bytesOf('GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAAA');
export const mp4Head = bytesOf('AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAAAIZnJlZQAAAAhtZGF0');

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
