import type { Hono } from 'hono';
import { servedPages } from '#app/served-pages.ts';
import { compressAnswer } from './compress-answer.ts';
import type { CrossOrigin } from './cross-origin.ts';
import { OpenStreams } from './open-streams.ts';
import { plainRefusal } from './plain-refusal.ts';
import { secureHeaders } from './security-headers.ts';
import { openShell } from './shell-html.ts';
import { openStaticFiles } from './static-files.ts';
import { wantsShell } from './wants-shell.ts';
import { wellKnown } from './well-known.ts';

interface Answering {
  api: Pick<Hono, 'fetch'>;
  /** Where the world reaches this installation. */
  publicUrl: string | undefined;
  securityContact?: string | undefined;
  /** The folder of the built web. */
  web: string;
  crossOrigin: CrossOrigin;
  /** Answers `/metrics`, where they are kept. */
  metrics?: ((request: Request) => Promise<Response>) | undefined;
  /** Whose public pages are reached under a subdomain. */
  companyOf?: (subdomain: string) => Promise<string | null>;
}

/** Answers requests by the rules of the wire: a file of the web, the app's page, else the API. */
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
    return wantsShell(request, path) ? secured(shell(address)) : readable(request, await callApi(request));
  }

  /** The bare address of a subdomain leads to the public blog of the company that has it. */
  async function blogAt(address: URL): Promise<Response | undefined> {
    const name = address.pathname === '/' ? subdomainOf(address, publicUrl) : null;
    const entity = name === null ? null : await companyOf?.(name);
    if (!entity) return undefined;
    const headers = { Location: `/blog/${encodeURIComponent(entity)}/posts`, 'Cache-Control': 'no-store' };
    return new Response(null, { status: 302, headers });
  }

  /** By the pages of other origins that are let in. */
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

/** Which subdomain a request came to; null for the installation's own host, one that is two levels deep, and any other. */
export function subdomainOf(address: URL, publicUrl: string | undefined): string | null {
  if (!publicUrl) return null;
  const { hostname } = new URL(publicUrl);
  if (!address.hostname.endsWith(`.${hostname}`)) return null;
  const name = address.hostname.slice(0, -hostname.length - 1);
  return name.includes('.') ? null : name;
}
