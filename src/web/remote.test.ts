import { expect, test } from 'vitest';
import { remote } from './remote.ts';

function at(baseUrl: string, answer = () => new Response('x', { headers: { 'Content-Type': 'text/plain' } })) {
  const sent: { address: unknown; init: RequestInit | undefined }[] = [];
  const transport = remote(baseUrl, {
    fetch: async (address, init) => {
      sent.push({ address, init });
      return answer();
    },
    upload: async ({ address }) => {
      sent.push({ address, init: undefined });
      return { status: 201, text: '' };
    },
  });
  return { transport, sent, addresses: () => sent.map(({ address }) => address) };
}

test('sends every request to the base URL, unchanged and without cookies', async () => {
  const { transport, sent, addresses } = at('https://office.example/atrium');
  const headers = new Headers({ Authorization: 'Bearer t', Entity: 'e1' });
  await transport.fetch('/apps/email/emails?folder=inbox', { method: 'POST', headers });
  await transport.fetch('//evil.example/healthz');
  await transport.upload?.({ method: 'POST', address: '/api/v1/files?name=a', headers, bytes: new Blob(['x']) });
  expect(addresses()).toEqual([
    'https://office.example/atrium/apps/email/emails?folder=inbox',
    'https://office.example/atrium//evil.example/healthz',
    'https://office.example/atrium/api/v1/files?name=a',
  ]);
  expect(sent[0]?.init).toEqual({ method: 'POST', headers, credentials: 'omit' });
});

test('reads files from there by their URLs in responses', async () => {
  const { transport, addresses } = at('https://office.example');
  const blob = await transport.readFile?.('/api/v1/files/e1/7/a.txt?expires=1&signature=x');
  expect(await blob?.text()).toBe('x');
  expect(addresses()).toEqual(['https://office.example/api/v1/files/e1/7/a.txt?expires=1&signature=x']);
  const gone = at('https://office.example', () => new Response('', { status: 404 }));
  await expect(gone.transport.readFile?.('/api/v1/files/e1/7/a.txt')).rejects.toThrow('404');
});
