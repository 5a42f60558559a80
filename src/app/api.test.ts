import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitorRules } from '#contract/ability.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { productVersion } from '#contract/product-version.ts';
import { type Client, clientWith, send, signInAs } from '../../tests/client.ts';
import { type TestApi, testApi } from '../../tests/test-api.ts';
import { endpoints } from './endpoints.ts';

let atrium: TestApi;
let client: Client;
beforeAll(async () => {
  atrium = await testApi();
  client = await signInAs(atrium, 'client');
});
afterAll(() => atrium.close());

const named = (chosen: readonly AnyEndpoint[]) => chosen.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const call = ({ method, path }: AnyEndpoint, headers: Record<string, string> = {}) =>
  send(atrium, path.replaceAll(/\{\w+\}/g, '1'), { method, headers });
const open = endpoints.filter(({ access }) => access === 'anyone');
const able = endpoints.filter(({ access }) => access === 'able');
const closed = endpoints.filter(({ access }) => access !== 'anyone');

test.each(named(endpoints))('%s documents its purpose, action and subject in its contract', (_name, { summary, action, subject }) => {
  expect(summary).toMatch(/\.$/);
  expect(action).toBeTruthy();
  expect(subject).toBeTruthy();
});

test.each(named(closed))('%s returns 401 without a token and with an invalid one', async (_name, endpoint) => {
  for (const answer of [await call(endpoint), await call(endpoint, { Authorization: 'Bearer x.y.z' })]) {
    expect([answer.status, answer.body.error.code]).toEqual([401, 'unauthenticated']);
  }
});

test.each(named(able))('%s returns 403 to the client role and names the missing permission', async (_name, endpoint) => {
  const { status, body } = await call(endpoint, { Authorization: `Bearer ${client.accessToken}` });
  expect(status).toBe(403);
  expect(body.error.message).toContain(`${endpoint.action} ${endpoint.subject}`);
});

test('endpoints open to anyone require exactly what a visitor may read', () => {
  for (const { action, subject, path } of open) expect({ action, subject, path }).toEqual({ ...visitorRules[0], path });
});

test('only the listed endpoints are open to anyone', () => {
  expect(open.map(({ path }) => path).sort()).toEqual([
    '/api/v1/address-verification',
    '/api/v1/calendar/feeds/{secret}',
    '/api/v1/calendar/invitations/{entity}/{id}',
    '/api/v1/calendar/invitations/{entity}/{id}',
    '/api/v1/dev/outbox',
    '/api/v1/docs',
    '/api/v1/files/{entity}/{id}/{name}',
    '/api/v1/invitations/accept',
    '/api/v1/invitations/read',
    '/api/v1/invoice-links/{entity}/{id}',
    '/api/v1/invoice-links/{entity}/{id}/files/{file}',
    '/api/v1/invoice-links/{entity}/{id}/page',
    '/api/v1/invoice-links/{entity}/{id}/reply',
    '/api/v1/invoice-links/{entity}/{id}/xml',
    '/api/v1/notify-me',
    '/api/v1/openapi.json',
    '/api/v1/passkeys/begin',
    '/api/v1/passkeys/sign-in',
    '/api/v1/password-reset',
    '/api/v1/registration',
    '/api/v1/second-step',
    '/api/v1/sign-on/begin',
    '/api/v1/sign-on/finish',
    '/blog/{entity}/feed.xml',
    '/blog/{entity}/pictures/{id}',
    '/blog/{entity}/posts',
    '/blog/{entity}/posts/{slug}',
    '/blog/{entity}/previews/{id}',
    '/blog/{entity}/rss.xml',
    '/blog/{entity}/sitemap.xml',
    '/healthz',
    '/jwt/login',
    '/jwt/refresh-token',
    '/jwt/register',
    '/knowledge-base/{entity}',
    '/knowledge-base/{entity}/{slug}',
    '/login',
    '/readyz',
    '/sitemap.xml',
  ]);
});

test('returns a JSON 404 for an unknown address', async () => {
  const { status, body } = await clientWith(atrium, null).get('/apps/nowhere');
  expect(status).toBe(404);
  expect(body.error.code).toBe('not_found');
});

test('the OpenAPI document lists every endpoint with its action and subject', async () => {
  const { body } = await clientWith(atrium, null).get('/api/v1/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  for (const { method, path, action, subject } of endpoints) {
    expect(body.paths[path][method.toLowerCase()], path).toMatchObject({ 'x-action': action, 'x-subject': subject });
  }
});

test('health covers the process, readiness also the database, and both report the version', async () => {
  const visitor = clientWith(atrium, null);
  expect((await visitor.get('/healthz')).body).toEqual({ status: 'ok', version: productVersion });
  expect((await visitor.get('/readyz')).body).toEqual({ status: 'ready', version: productVersion });
});

test('notify-me accepts the same address twice and rejects an invalid one', async () => {
  const visitor = clientWith(atrium, null);
  for (const email of ['curious@elsewhere.example', 'Curious@elsewhere.example']) {
    expect((await visitor.post('/api/v1/notify-me', { email })).status).toBe(201);
  }
  const refused = await visitor.post('/api/v1/notify-me', { email: 'nobody' });
  expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['email']]);
});
