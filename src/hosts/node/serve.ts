import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '#server/dependencies.ts';
import { answerRequests } from './answer-requests.ts';
import { rememberRemoteAddress } from './caller.ts';
import { crossOrigin } from './cross-origin.ts';
import type { OpenStreams } from './open-streams.ts';
import { plainRefusal } from './plain-refusal.ts';
import { inRequest } from './request-context.ts';
import type { Settings } from './settings.ts';

interface Served {
  api: Pick<Hono, 'fetch'>;
  settings: {
    host: string;
    port: number;
    trustProxy: boolean;
    publicUrl: string | undefined;
    securityContact?: string | undefined;
    corsOrigins: readonly string[];
  };
  log: Log;
  /** Answers `/metrics`, where they are kept. */
  metrics?: ((request: Request) => Promise<Response>) | undefined;
  /** Whose public pages are reached under a subdomain. */
  companyOf?: (subdomain: string) => Promise<string | null>;
  /** The folder of the package, with the built web in `dist/web`. */
  root: string;
}

interface Serving {
  port: number;
  openStreams(): number;
  /** Takes no new requests, ends the event streams, lets what is in flight finish; within 5 s. */
  close(): Promise<void>;
}

const closingMs = 5000;
/** Proxies keep a connection for 60 s: were it closed here first, a request could be sent into one that is just ending. */
const idleConnectionMs = 75_000;
/** Stands for the host in a request of HTTP/1.0 that names none, such as a load balancer's health check: never a local one. */
const nameless = 'atrium.invalid';

/** Listens: files of the web, the app's page and the API on one port. @throws the listening error, such as `EADDRINUSE`. */
export async function serve({ api, settings, log, root, metrics, companyOf }: Served): Promise<Serving> {
  const letIn = crossOrigin(settings.corsOrigins);
  const { answer, streams } = answerRequests({
    api,
    publicUrl: settings.publicUrl,
    securityContact: settings.securityContact,
    web: join(root, 'dist/web'),
    crossOrigin: letIn,
    metrics,
    ...(companyOf && { companyOf }),
  });
  const warnOfProxy = proxyWarning(settings, log);
  async function answerOrFail(request: Request): Promise<Response> {
    warnOfProxy(request);
    try {
      return await answer(request);
    } catch (error) {
      log.error('request failed', {}, error);
      const refusal = plainRefusal(500, 'internal', "The server couldn't answer this request");
      letIn.allow(request, refusal.headers);
      return refusal;
    }
  }
  const server = createAdaptorServer({
    hostname: nameless,
    fetch: (request, { incoming }) => {
      rememberRemoteAddress(request, (incoming as HttpBindings['incoming']).socket.remoteAddress);
      return inRequest(request, settings.trustProxy, () => answerOrFail(request));
    },
  }) as Server;
  server.keepAliveTimeout = idleConnectionMs;
  await listen(server, settings);
  return { port: (server.address() as AddressInfo).port, openStreams: () => streams.count, close: () => close(server, streams) };
}

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server, streams: OpenStreams): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept alive for a next request counts as open until it is told.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const impatience = setTimeout(() => server.closeAllConnections(), closingMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(impatience);
      resolve();
    });
    streams.endAll();
    server.closeIdleConnections();
  });
}

const signs = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded', 'Via'];

/** Says in the log, once, that requests come through a proxy which is not trusted. Answers what to show each request to. */
export function proxyWarning({ trustProxy }: Pick<Settings, 'trustProxy'>, log: Log): (request: Request) => void {
  let isTold = trustProxy;
  return ({ headers }) => {
    const header = isTold ? undefined : signs.find((name) => headers.has(name));
    if (header === undefined) return;
    isTold = true;
    log.warn('a request came through a proxy, but TRUST_PROXY is off: all clients count as one address', { header });
  };
}
