import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { afterEach, expect, it } from 'vitest';
import type { Database, Db } from '#server/database.ts';
import { silentLog } from '../../../tests/silent-log.ts';
import { openTracing, type Tracing } from './tracing.ts';

const options = { url: 'http://127.0.0.1:1/v1/traces', headers: {}, sampler: 'parentbased_always_on' as const, ratio: 1, version: '1.2.3' };
const db = {} as Db;
const plain: Database = { reading: (_entity, work) => work(db), writing: (_entity, work) => work(db) };

let opened: Tracing | undefined;
afterEach(() => opened?.stop());

/** Records spans in memory for an API with one endpoint that reads, writes and responds with the given status. */
async function traced(status = 200, more: Partial<typeof options> = {}) {
  const exporter = new InMemorySpanExporter();
  const tracing = await openTracing({ ...options, ...more }, new SimpleSpanProcessor({ exporter }));
  opened = tracing;
  const log = tracing.naming(silentLog);
  const database = tracing.querying(plain);
  const api = tracing.answering({
    async fetch() {
      await database.reading('acme', async () => 1);
      await database.writing('acme', async () => 2);
      log.info('call', { method: 'GET', path: '/api/users/user/{id}', status, ms: 3 });
      return new Response(null, { status });
    },
  });
  return { api, database, spans: () => exporter.getFinishedSpans() };
}

const address = 'http://office.example/api/users/user/42?q=zoe';
const parent = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = (flags: string) => ({ headers: { traceparent: `00-${parent.traceId}-${parent.spanId}-${flags}` } });

it('creates a span per request, named by its route, with child spans for database work', async () => {
  const { api, spans } = await traced();
  expect((await api.fetch(new Request(address))).status).toBe(200);
  const [read, write, request] = spans();
  expect(request).toMatchObject({
    name: 'GET /api/users/user/{id}',
    status: { code: 0 },
    attributes: { 'http.request.method': 'GET', 'http.route': '/api/users/user/{id}', 'http.response.status_code': 200 },
  });
  for (const [name, span] of [['read', read] as const, ['write', write] as const])
    expect(span).toMatchObject({ name, parentSpanContext: { spanId: request?.spanContext().spanId } });
  expect(JSON.stringify(spans().map(({ name, attributes }) => [name, attributes]))).not.toMatch(/zoe|42|acme/);
  expect(request?.resource.attributes).toMatchObject({ 'service.name': 'atrium', 'service.version': '1.2.3' });
});

it('continues the caller’s trace', async () => {
  const { api, spans } = await traced();
  await api.fetch(new Request(address, traceparent('01')));
  const [, , request] = spans();
  expect([request?.spanContext().traceId, request?.parentSpanContext?.spanId]).toEqual([parent.traceId, parent.spanId]);
});

it('creates no spans if the caller opts out', async () => {
  const { api, spans } = await traced();
  await api.fetch(new Request(address, traceparent('00')));
  expect(spans()).toEqual([]);
});

it.each([
  ['always_off', 1, 0],
  ['parentbased_always_off', 1, 0],
  ['traceidratio', 0, 0],
  ['traceidratio', 1, 3],
  ['parentbased_traceidratio', 1, 3],
  ['always_on', 0, 3],
])('samples spans according to %s %d', async (sampler, ratio, most) => {
  const { api, spans } = await traced(200, { sampler: sampler as 'parentbased_always_on', ratio });
  await api.fetch(new Request(address));
  expect(spans()).toHaveLength(most);
});

it('marks server errors, but not rejected requests', async () => {
  for (const [status, code] of [
    [503, 2],
    [404, 0],
  ] as const) {
    const { api, spans } = await traced(status);
    await api.fetch(new Request(address));
    expect(spans().at(-1)?.status.code).toBe(code);
  }
});

it('creates no spans for work outside a request', async () => {
  const { database, spans } = await traced();
  expect(await database.reading(null, async () => 'read')).toBe('read');
  expect(spans()).toEqual([]);
});

it('exports spans to a collector with the headers, on shutdown at the latest', async () => {
  const received: { url: string | undefined; key: unknown; body: string }[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ url: request.url, key: request.headers['api-key'], body });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
  const tracing = await openTracing({ ...options, url, headers: { 'api-key': 'open-sesame' } });
  await tracing.answering({ fetch: () => new Response() }).fetch(new Request(address));
  await tracing.stop();
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
  expect(received).toEqual([{ url: '/v1/traces', key: 'open-sesame', body: expect.stringContaining('"name":"GET"') }]);
});
