import type { Hono } from 'hono';
import type { WorkerRequest, WorkerResponse } from './worker-messages.ts';

interface Served {
  /** The running API; rejects if it doesn't start. */
  api: Promise<Hono>;
  startOver: () => Promise<void>;
}

interface Answering {
  abort: AbortController;
  body?: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
}

/** Handles the requests a page sends through its port, the way a server handles network requests. */
export function servePort(port: MessagePort, { api, startOver }: Served): void {
  const answering = new Map<number, Answering>();
  const tell = (told: WorkerResponse, lent: Transferable[] = []) => port.postMessage(told, lent);

  async function answer({ call, method, address, headers, body }: Extract<WorkerRequest, { kind: 'call' }>): Promise<void> {
    const abort = new AbortController();
    answering.set(call, { abort });
    const request = new Request(address, { method, headers, body, signal: abort.signal });
    const given = await (await api).fetch(request);
    if (given.body) answering.set(call, { abort, body: given.body.getReader() as ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> });
    else answering.delete(call);
    tell({ kind: 'answer', call, status: given.status, headers: [...given.headers], hasBody: given.body !== null });
  }

  async function sendPart(call: number): Promise<void> {
    const part = await answering.get(call)?.body?.read();
    if (!part) return;
    if (part.done) {
      answering.delete(call);
      return tell({ kind: 'end', call });
    }
    // Copies a view of a larger buffer, because a transfer would take the whole buffer.
    const bytes = part.value.byteLength === part.value.buffer.byteLength ? part.value : part.value.slice();
    tell({ kind: 'part', call, bytes }, [bytes.buffer]);
  }

  function end(call: number): void {
    const ended = answering.get(call);
    answering.delete(call);
    ended?.abort.abort();
    ended?.body?.cancel().catch(() => undefined);
  }

  function endAll(): void {
    for (const call of answering.keys()) end(call);
    port.close();
  }

  port.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
    const orBroken = (call: number, work: Promise<void>) =>
      void work.catch(() => {
        answering.delete(call);
        tell({ kind: 'broken', call });
      });
    if (data.kind === 'call') orBroken(data.call, answer(data));
    else if (data.kind === 'pull') orBroken(data.call, sendPart(data.call));
    else if (data.kind === 'abort') end(data.call);
    // A closed page releases its lock; there is no other signal.
    else if (data.kind === 'page') void navigator.locks.request(data.lock, endAll);
    else void startOver();
  };
}
