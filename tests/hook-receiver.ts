import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  headers: Record<string, string>;
  body: string;
}

/** A local server that receives webhooks: it records them and responds as configured. */
export async function hookReceiver() {
  const received: Received[] = [];
  const answer = { status: 200, text: 'taken', headers: {} as Record<string, string> };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(answer.status, answer.headers).end(answer.text);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    answer,
    address: `http://localhost:${(server.address() as AddressInfo).port}/hook`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type HookReceiver = Awaited<ReturnType<typeof hookReceiver>>;
