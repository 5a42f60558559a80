import { sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/signed-in.ts';
import { asSetUp } from './cpu-cost.ts';
import type { TestApi } from './test-api.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads answers freely; their shapes are checked where contracts are.
export type Answer = { status: number; headers: Headers; body: any };

/** A client of the API: with a session's token, or anonymous. */
export interface Client extends SignedIn {
  get(path: string, query?: Record<string, string | number>, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export async function send(test: TestApi, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await test.request(path, init);
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return { status: response.status, headers: response.headers, body: text && isJson ? JSON.parse(text) : text || undefined };
}

export function clientWith(test: TestApi, signedIn: SignedIn | null): Client {
  const authorization: Record<string, string> = signedIn ? { Authorization: `Bearer ${signedIn.accessToken}` } : {};
  return {
    ...(signedIn as SignedIn),
    get: (path, query = {}, headers = {}) => {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      return send(test, search.size ? `${path}?${search}` : path, { headers: { ...authorization, ...headers } });
    },
    post: (path, body, headers = {}) =>
      send(test, path, {
        method: 'POST',
        headers: { ...authorization, 'Content-Type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

/** Signs in a seed account, whose password is its username. */
export async function signInAs(test: TestApi, name: 'admin' | 'client' | 'staff'): Promise<Client> {
  const { status, body } = await clientWith(test, null).post('/jwt/login', { email: name, password: name });
  if (status !== 200) throw new Error(`${name} cannot sign in: ${JSON.stringify(body)}`);
  return clientWith(test, body);
}

let registered = 0;

interface Registration {
  isVerified?: boolean;
  domain?: string;
  language?: string;
  /** Whether the company has the sample data; otherwise it is empty, which is a second faster. */
  sampleData?: boolean;
}

/**
 * Registers a new user who is the admin of their own entity, with a verified address unless verification is under test. Others
 * have addresses in the same domain unless one is given. `language` is that of their page.
 */
export function registerUser(test: TestApi, options: Registration = {}): Promise<Client> {
  return asSetUp(() => register(test, options));
}

async function register(
  test: TestApi,
  { isVerified = true, domain = 'elsewhere.example', language = '', sampleData = false }: Registration,
): Promise<Client> {
  registered += 1;
  const person = { email: `owner${registered}@${domain}`, username: `owner${registered}`, password: 'a long password', sample: sampleData };
  const { status, body } = await clientWith(test, null).post('/jwt/register', person, language ? { 'Accept-Language': language } : {});
  if (status !== 200 || body.error) throw new Error(`cannot register: ${JSON.stringify(body)}`);
  const [entity = ''] = body.userData.eid.split('-');
  if (isVerified)
    await test.deps.database.writing(entity, (db) =>
      db.execute(sql`update accounts set email_verified_at = ${test.clock.now.toISOString()}`),
    );
  return clientWith(test, body);
}
