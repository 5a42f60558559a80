import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { addPost, type EditedPost, type PostDetail, readBlogDetail, savePost } from '#features/blog/contract.ts';
import { addPerson } from '#platform/people/server/public-api.ts';
import { addAccount } from '#platform/session/server/public-api.ts';
import { type Answer, type Client, clientWith, registerUser, send, signInAs } from './client.ts';
import { type TestApi, testApi } from './test-api.ts';

const yearSeconds = 365 * 24 * 3600;

/** Requests to the blog as people of the demo company. Before each test the blog is empty and the date is 10 March 2030. */
export function blogCalls() {
  let atrium: TestApi;
  const people = {} as Record<'admin' | 'staff' | 'author' | 'reader' | 'elsewhere', Client>;
  beforeAll(async () => {
    atrium = await testApi({
      settings: { accessTtlSeconds: yearSeconds, refreshTtlSeconds: yearSeconds, publicUrl: 'http://atrium.test' },
    });
    atrium.clock.now = new Date('2030-01-01T09:00:00Z');
    people.admin = await signInAs(atrium, 'admin');
    people.staff = await signInAs(atrium, 'staff');
    people.author = await join('author');
    people.reader = await join('subscriber');
    people.elsewhere = await registerUser(atrium);
  });
  afterAll(() => atrium.close());
  beforeEach(async () => {
    await atrium.ownerQuery('delete from blog_posts');
    atrium.clock.now = new Date('2030-03-10T09:00:00Z');
  });

  async function join(role: string): Promise<Client> {
    const [email, username, createdAt] = [`${role}@blog.example`, `${role}-of-blog`, atrium.deps.clock()];
    const passwordHash = await atrium.deps.passwords.hash('a long password');
    await atrium.deps.database.writing('juniper', async (db) => {
      const personId = await addPerson(db, { entity: 'juniper', fullName: role, email, createdAt, updatedAt: createdAt });
      await addAccount(db, { entity: 'juniper', personId, email, username, passwordHash, userType: 'staff', role, createdAt });
    });
    const { body } = await clientWith(atrium, null).post('/jwt/login', { email: username, password: 'a long password' });
    return clientWith(atrium, body);
  }

  const by = (method: string) => (path: string, who: Client, body?: unknown) =>
    send(atrium, path, {
      method,
      headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const save = (id: number, body: object, who = people.admin) => who.post(`/api/v1/blog/posts/${id}`, body);
  return {
    get atrium() {
      return atrium;
    },
    people,
    remove: by('DELETE'),
    put: by('PUT'),
    save,
    async add(body: object, who = people.admin): Promise<EditedPost> {
      const answer = await who.post('/api/v1/blog/posts', { blogTitle: 'Oak', ...body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      addPost.answer?.parse(answer.body);
      return answer.body.post;
    },
    async saved(id: number, body: object, who = people.admin): Promise<EditedPost> {
      const answer = await save(id, body, who);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      savePost.answer?.parse(answer.body);
      return answer.body.post;
    },
    async detail(id: number, who = people.admin): Promise<PostDetail> {
      const { status, body } = await who.get('/blog/list/data/detail', { id });
      expect(status, JSON.stringify(body)).toBe(200);
      readBlogDetail.answer?.parse(body);
      return body;
    },
    /** Sends a request as an anonymous visitor. */
    visit: (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
      send(atrium, path, { headers: { Accept: 'text/html', ...headers } }),
    /** Changes a file to another media type, as for the drawings of the sample data. Returns its key. */
    async keepAs(id: number, mediaType: string, bytes: Uint8Array): Promise<string> {
      const key = `${'0'.repeat(56)}${String(id).padStart(4, '0')}${String(bytes.length).padStart(4, '0')}`;
      await atrium.deps.files.write(key, bytes);
      await atrium.ownerQuery('update files set media_type = $1, key = $2 where id = $3', [mediaType, key, id]);
      return key;
    },
    async upload(who = people.admin): Promise<{ id: number; url: string }> {
      const { body } = await send(atrium, '/api/v1/files?name=oak.png', {
        method: 'POST',
        headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/octet-stream' },
        body: onePixel,
      });
      return body.file;
    },
  };
}

const onePixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
