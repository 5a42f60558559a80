import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#app/api.ts';
import { endpoints } from '#app/endpoints.ts';
import { servedPages } from '#app/served-pages.ts';
import { knownPaths } from '#hosts/demo/known-paths.ts';
import { servePort } from '#hosts/demo/serve-port.ts';
import type { WorkerRequest, WorkerResponse } from '#hosts/demo/worker-messages.ts';
import { answerRequests } from '#hosts/node/answer-requests.ts';
import { crossOrigin } from '#hosts/node/cross-origin.ts';
import { hostDifferences } from './host-differences.ts';
import { type TestApi, testApi } from './test-api.ts';

// Sends the same requests to both hosts, through the code that decides which requests belong to the API; of the API only the routes matter.
const origin = 'http://atrium.test';
/** The API's response to an unknown address. */
const noRoute = 'none';
/** Path segments as in file names. */
const namesInAddresses = ['7', 'a%20b.png', 'a%2Fb', '%D8%A8', 'a.b-c_d~e'];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

let atrium: TestApi;
let routes: Hono['routes'];
let onServer: (request: Request) => Promise<Response>;
let tab: Tab;
beforeAll(async () => {
  atrium = await testApi({ sampleData: false });
  const api = createApi(atrium.deps);
  routes = api.routes;
  const named = routesOnly(api);
  onServer = answerRequests({ api: named, publicUrl: undefined, web: '/nowhere', crossOrigin: crossOrigin([]) }).answer;
  tab = tabOf(named);
});
afterAll(async () => {
  tab.close();
  await atrium.close();
});

/** Responds with the name of the matching route. */
function routesOnly(api: Hono): Hono {
  const named = new Hono();
  for (const { method, path } of api.routes) named.on(method, path, () => new Response(null, { headers: { Route: `${method} ${path}` } }));
  named.notFound(() => new Response(null, { status: 404, headers: { Route: noRoute } }));
  return named;
}

interface Tab {
  /** Null if its page does not treat the request as an API request. */
  ask(request: Request): Promise<WorkerResponse | null>;
  close(): void;
}

/** A tab's worker with its page, as far as a script can observe. */
function tabOf(api: Hono): Tab {
  const { port1: page, port2: worker } = new MessageChannel();
  servePort(worker, { api: Promise.resolve(api), startOver: async () => {} });
  const isKnown = knownPaths(endpoints.map(({ path }) => path));
  const waiting = new Map<number, (told: WorkerResponse) => void>();
  page.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
    if ('call' in data) waiting.get(data.call)?.(data);
  };
  let calls = 0;
  return {
    ask: async ({ method, url, headers }) => {
      if (!isKnown(new URL(url).pathname)) return null;
      const call = ++calls;
      page.postMessage({ kind: 'call', call, method, address: url, headers: [...headers], body: null } satisfies WorkerRequest);
      return new Promise((resolve) => waiting.set(call, resolve));
    },
    close: () => {
      page.close();
      worker.close();
    },
  };
}

/** Returns the route that matches on the server; undefined if the request does not reach the API. */
async function serversRoute(request: Request): Promise<string | undefined> {
  return (await onServer(request)).headers.get('Route') ?? undefined;
}

async function tabsRoute(request: Request): Promise<string | undefined> {
  const told = await tab.ask(request);
  return told?.kind === 'answer' ? (new Headers(told.headers).get('Route') ?? undefined) : undefined;
}

/** A request from a script. Browser navigations never reach a tab's worker: see below. */
const byScript = (method: string, path: string) => new Request(origin + path, { method, headers: { Accept: 'application/json' } });
const byBrowser = (path: string) => new Request(origin + path, { headers: { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' } });

const addressesOf = (path: string) => (path.includes(':') ? namesInAddresses.map((name) => path.replaceAll(/:\w+/g, name)) : [path]);

test('routes every address and method alike on both hosts for a script', async () => {
  expect(routes.length).toBeGreaterThan(200);
  const found: string[] = [];
  for (const path of new Set(routes.flatMap(({ path }) => addressesOf(path))))
    for (const method of methods) {
      const [server, inTab] = [await serversRoute(byScript(method, path)), await tabsRoute(byScript(method, path))];
      if (server !== inTab) found.push(`${method} ${path}: ${server} on a server, ${inTab} in a tab`);
    }
  expect(found).toEqual([]);
});

test('serves every endpoint in a tab', async () => {
  const answered = await Promise.all(
    endpoints.map(async ({ method, path }) => [`${method} ${path}`, await tabsRoute(byScript(method, path.replaceAll(/\{\w+\}/g, '7')))]),
  );
  expect(answered.filter(([, route]) => route === undefined || route === noRoute).map(([name]) => name)).toEqual([]);
});

test('differs only where documented with a reason', async () => {
  const pages = servedPages.map(({ path }) => path);
  const differs = new Set<string>();
  for (const path of new Set([...routes.map(({ path }) => path), ...pages, '/metrics', '/api/v1/nothing'])) {
    const filled = path.replaceAll(/:\w+\??/g, '7');
    // In the demo, navigations go to the static host, which only has the pages.
    const byGoing = await serversRoute(byBrowser(filled));
    if (byGoing !== undefined && byGoing !== noRoute) differs.add(`a browser goes to ${path}`);
    const [server, inTab] = [await serversRoute(byScript('GET', filled)), await tabsRoute(byScript('GET', filled))];
    if (server !== inTab) differs.add(`a script asks for ${server === noRoute ? 'what is no call' : path}`);
  }
  expect([...differs].sort()).toEqual(Object.keys(hostDifferences).sort());
});
