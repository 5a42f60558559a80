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
  /** Handles `/metrics`, if metrics are collected. */
  metrics?: ((request: Request) => Promise<Response>) | undefined;
  /** Looks up the company whose public pages are served under a subdomain. */
  companyOf?: (subdomain: string) => Promise<string | null>;
  /** The package's folder, with the built web app in `dist/web`. */
  root: string;
}

interface Serving {
  port: number;
  openStreams(): number;
  /** Stops accepting requests, ends the event streams and lets pending requests finish, within 5 s. */
  close(): Promise<void>;
}

const closingMs = 5000;
/** Proxies keep idle connections for 60 s; if the server closed one first, a request could be sent into it just then. */
const idleConnectionMs = 75_000;
/** The host of HTTP/1.0 requests without one, such as a load balancer's health check; never treated as local. */
const nameless = 'atrium.invalid';

/** Serves static files, the app's page and the API on one port. @throws the listening error, such as `EADDRINUSE` */
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
    // Idle keep-alive connections count as open until closed explicitly.
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

/** Logs a warning, once, if requests come through an untrusted proxy. Returns the function to call with each request. */
export function proxyWarning({ trustProxy }: Pick<Settings, 'trustProxy'>, log: Log): (request: Request) => void {
  let isTold = trustProxy;
  return ({ headers }) => {
    const header = isTold ? undefined : signs.find((name) => headers.has(name));
    if (header === undefined) return;
    isTold = true;
    log.warn('a request came through a proxy, but TRUST_PROXY is off: all clients count as one address', { header });
  };
}
