import type { APIRequestContext, APIResponse, Page } from '@playwright/test';

type Options = NonNullable<Parameters<APIRequestContext['fetch']>[1]>;

/**
 * Playwright's `request` for an API that runs in the tab, with the methods the tests use. Sends the requests from a page of the test's
 * browser.
 */
export function tabRequest(page: Page): APIRequestContext {
  const by = (method: string) => (address: string, options?: Options) => call(page, address, { ...options, method });
  const calls: Pick<APIRequestContext, 'get' | 'post' | 'put' | 'delete' | 'fetch'> = {
    get: by('GET'),
    post: by('POST'),
    put: by('PUT'),
    delete: by('DELETE'),
    fetch: (asked, options) => call(page, typeof asked === 'string' ? asked : asked.url(), options),
  };
  return calls as APIRequestContext;
}

async function call(page: Page, address: string, { method = 'GET', params, headers, data }: Options = {}): Promise<APIResponse> {
  const url = new URL(address, page.url());
  for (const [name, value] of paramsOf(params)) url.searchParams.append(name, String(value));
  const isText = typeof data === 'string';
  const isBytes = Buffer.isBuffer(data);
  const isJson = data !== undefined && !isText && !isBytes;
  const asked = {
    address: url.href,
    method,
    headers: { ...(isJson && { 'Content-Type': 'application/json' }), ...headers },
    body: isText ? data : isBytes ? new Uint8Array(data) : JSON.stringify(data),
  };
  const { bytes, ...answer } = await page.evaluate(async ({ address, body, ...init }) => {
    const answer = await fetch(address, { ...init, ...(body && { body }) });
    const { status, statusText } = answer;
    return { status, statusText, headers: Object.fromEntries(answer.headers), bytes: new Uint8Array(await answer.arrayBuffer()) };
  }, asked);
  const body = Buffer.from(bytes);
  const given: Pick<APIResponse, 'ok' | 'status' | 'statusText' | 'url' | 'headers' | 'body' | 'text' | 'json'> = {
    ok: () => answer.status >= 200 && answer.status < 300,
    status: () => answer.status,
    statusText: () => answer.statusText,
    url: () => url.href,
    headers: () => answer.headers,
    body: async () => body,
    text: async () => body.toString(),
    json: async () => JSON.parse(body.toString()),
  };
  return given as APIResponse;
}

function paramsOf(params: Options['params']): Iterable<[string, string | number | boolean]> {
  return typeof params === 'string' || params instanceof URLSearchParams ? new URLSearchParams(params) : Object.entries(params ?? {});
}
