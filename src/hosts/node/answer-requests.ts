import type { Hono } from 'hono';
import { servedPages } from '#app/served-pages.ts';
import { compressAnswer } from './compress-answer.ts';
import type { CrossOrigin } from './cross-origin.ts';
import { isPageRequest } from './is-page-request.ts';
import { OpenStreams } from './open-streams.ts';
import { plainRefusal } from './plain-refusal.ts';
import { secureHeaders } from './security-headers.ts';
import { openShell } from './shell-html.ts';
import { openStaticFiles } from './static-files.ts';
import { wellKnown } from './well-known.ts';

interface Answering {
  api: Pick<Hono, 'fetch'>;
  publicUrl: string | undefined;
  securityContact?: string | undefined;
  /** The folder of the built web app. */
  web: string;
  crossOrigin: CrossOrigin;
  /** Handles `/metrics`, if metrics are collected. */
  metrics?: ((request: Request) => Promise<Response>) | undefined;
  /** Looks up the company whose public pages are served under a subdomain. */
  companyOf?: (subdomain: string) => Promise<string | null>;
}

/** Handles requests: a static file, the app's page, or the API. */
export function answerRequests({ api, publicUrl, securityContact, web, crossOrigin, metrics, companyOf }: Answering) {
  const files = openStaticFiles(web);
  const shell = openShell(web, servedPages);
  const streams = new OpenStreams();
  const isHttps = publicUrl?.startsWith('https:') ?? false;

  async function callApi(request: Request): Promise<Response> {
    const answered = await api.fetch(request);
    const packed = await compressAnswer(request, streams.watch(answered));
    if (request.method === 'GET') packed.headers.append('Vary', 'Accept, Sec-Fetch-Mode');
    return packed;
  }

  async function answer(request: Request): Promise<Response> {
    const address = new URL(request.url);
    const path = readablePath(address.pathname);
    if (path === undefined) return readable(request, plainRefusal(400, 'invalid', "The address can't be parsed"));
    const preflight = crossOrigin.preflight(request);
    if (preflight) return secured(preflight);
    const blog = await blogAt(address);
    if (blog) return secured(blog);
    const known = wellKnown(request, path, { publicUrl, securityContact, now: new Date() });
    if (known) return secured(known);
    if (metrics && path === '/metrics') return secured(await metrics(request));
    const file = await files(request, path);
    if (file) return secured(file);
    return isPageRequest(request, path) ? secured(shell(address)) : readable(request, await callApi(request));
  }

  /** Redirects the root of a subdomain to the public blog of its company. */
  async function blogAt(address: URL): Promise<Response | undefined> {
    const name = address.pathname === '/' ? subdomainOf(address, publicUrl) : null;
    const entity = name === null ? null : await companyOf?.(name);
    if (!entity) return undefined;
    const headers = { Location: `/blog/${encodeURIComponent(entity)}/posts`, 'Cache-Control': 'no-store' };
    return new Response(null, { status: 302, headers });
  }

  /** Adds the CORS headers for allowed origins. */
  function readable(request: Request, answered: Response): Response {
    crossOrigin.allow(request, answered.headers);
    return secured(answered);
  }

  function secured(answered: Response): Response {
    secureHeaders(answered.headers, isHttps);
    return answered;
  }

  return { answer, streams };
}

function readablePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Returns the subdomain of a request; null for the installation's own host, a nested subdomain, or any other host. */
export function subdomainOf(address: URL, publicUrl: string | undefined): string | null {
  if (!publicUrl) return null;
  const { hostname } = new URL(publicUrl);
  if (!address.hostname.endsWith(`.${hostname}`)) return null;
  const name = address.hostname.slice(0, -hostname.length - 1);
  return name.includes('.') ? null : name;
}
