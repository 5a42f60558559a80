import { z } from 'zod/mini';
import { type AnyEndpoint, bodyLimitOf, isForApiKeys, type Schema } from '#contract/endpoint.ts';
import { errorBody } from '#contract/error.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { idempotencyKeyHeader, onceKeyPattern, onceText } from '#contract/once.ts';
import { parted } from '#contract/parted.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

const endpointsPerSlice = 25;

/** Generates the OpenAPI 3.1 document of the endpoints from their contracts, yielding to other work in between. */
export async function openApiDocument(endpoints: readonly AnyEndpoint[], version: string): Promise<object> {
  const paths: Record<string, Record<string, object>> = {};
  for (const slice of parted(endpoints, endpointsPerSlice)) {
    for (const endpoint of slice) {
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
    }
    await yieldToEventLoop();
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atrium',
      version,
      description: `All calls of the back office. All errors have the same shape; each call lists its own. Calls that add something accept the header ${idempotencyKeyHeader}, so you can retry them safely.`,
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a signed-in person.' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: `atrium_…`. It can’t do more than its owner.' },
      },
      schemas: { Error: json(errorBody, 'output') },
    },
    paths,
  };
}

const onceParameter = {
  name: idempotencyKeyHeader,
  in: 'header',
  required: false,
  description: onceText,
  schema: { type: 'string', pattern: onceKeyPattern.source },
};

function operation(endpoint: AnyEndpoint): object {
  const { summary, action, subject, access, params, query, body, answer, status, refusals, raw, once } = endpoint;
  const answered = raw ? { description: 'Bytes or a stream' } : { description: answer ? 'Success' : 'Success, without a body' };
  const standard = {
    400: 'The input is invalid; `fields` says where.',
    ...(access === 'anyone' ? {} : { 401: 'Not signed in.' }),
    ...(access === 'able' ? { 403: `Requires permission to ${action} ${subject}.` } : {}),
    ...(body && { 413: `The body is larger than ${bodyLimitOf(endpoint, Number.POSITIVE_INFINITY)} bytes.` }),
    ...(once && { 422: `This ${idempotencyKeyHeader} was used for another call.` }),
  };
  return {
    summary,
    tags: [subject],
    'x-action': action,
    'x-subject': subject,
    'x-access': access,
    security: access === 'anyone' ? [] : [{ bearer: [] }, ...(isForApiKeys(endpoint) ? [{ apiKey: [] }] : [])],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query'), ...(once ? [onceParameter] : [])],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: json(body, 'input') } } } }),
    ...(raw && endpoint.method === 'POST' && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: {
      [status]: { ...answered, ...(answer && { content: { 'application/json': { schema: json(answer, 'output') } } }) },
      ...Object.fromEntries(Object.entries({ ...standard, ...refusals }).map(([code, description]) => [code, refusal(description)])),
    },
  };
}

function refusal(description: string): object {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
}

function json(schema: Schema, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Converts a path or query schema to one parameter per property. */
function parameters(
  schema: Schema | undefined,
  where: 'path' | 'query',
): { name: string; in: string; required: boolean; schema: unknown }[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = json(schema, 'input') as { properties?: Record<string, unknown>; required?: string[] };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: of,
  }));
}

const style = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif;--line:light-dark(#e4e4ea,#33353f);--quiet:light-dark(#5c5e6a,#a5a8b5);--accent:light-dark(#4a4ac0,#a5a5f5)}
body{max-width:960px;margin:0 auto;padding:32px 20px}h1{font-size:28px;margin:0}h2{font-size:18px;margin:36px 0 8px}
details{border:1px solid var(--line);border-radius:8px;margin-block:8px}summary{padding:10px 14px;cursor:pointer;display:flex;gap:12px;flex-wrap:wrap;align-items:baseline}
code{font:13px ui-monospace,monospace}b{min-width:56px;font:600 12px ui-monospace,monospace;color:var(--accent)}p,table{color:var(--quiet);margin:0 14px 12px}
td,th{text-align:start;padding:3px 16px 3px 0;vertical-align:top;font-weight:400}a{color:var(--accent)}`;

/** Renders the endpoints as a page, by subject: plain HTML without scripts. */
export async function openApiPage(endpoints: readonly AnyEndpoint[]): Promise<string> {
  const subjects = [...new Set(endpoints.map(({ subject }) => subject))].sort();
  const sections: string[] = [];
  for (const subject of subjects) {
    const of = endpoints.filter((endpoint) => endpoint.subject === subject);
    sections.push(`<h2>${escapeHtml(subject)}</h2>${of.map(entry).join('')}`);
    await yieldToEventLoop();
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Atrium API</title><style>${style}</style></head><body><main><h1>Atrium API</h1><p style="margin:8px 0">All calls, generated from the server’s contracts. Machine-readable: <a href="/api/v1/openapi.json">openapi.json</a>.</p><p style="margin:8px 0">Calls that add something accept the header <code>${idempotencyKeyHeader}</code>. ${escapeHtml(onceText)}</p>${sections.join('')}</main></body></html>`;
}

function entry({ method, path, summary, action, subject, access, params, query, body, status, refusals, once }: AnyEndpoint): string {
  const rows: [string, string][] = [
    ['Who', access === 'anyone' ? 'anyone' : access === 'signed-in' ? 'anyone signed in' : `anyone who can ${action} ${subject}`],
    ...[...parameters(params, 'path'), ...parameters(query, 'query')].map(({ name, in: where, required }): [string, string] => [
      where,
      `${name}${required ? '' : ' (optional)'}`,
    ]),
    ...(once ? ([['header', `${idempotencyKeyHeader} (optional)`]] as [string, string][]) : []),
    ...(body ? ([['body', Object.keys((body as { shape?: object }).shape ?? {}).join(', ') || 'JSON']] as [string, string][]) : []),
    ['Success', String(status)],
    ...Object.entries(refusals),
  ];
  const table = rows.map(([name, value]) => `<tr><th>${escapeHtml(name)}</th><td><code>${escapeHtml(value)}</code></td></tr>`).join('');
  return `<details><summary><b>${method}</b><code>${escapeHtml(path)}</code></summary><p>${escapeHtml(summary)}</p><table>${table}</table></details>`;
}
