import { expect, test } from 'vitest';
import { readEvents } from './read-events.ts';

const text = 'event: ping\ndata: {}\n\n: a comment\n\nevent: change\r\ndata: {"kind":"é"}\r\n\r\ndata: one\ndata: two\n\ndata: unfinished';

async function eventsOf(chunks: Uint8Array[]) {
  const found = [];
  const stream = new ReadableStream<Uint8Array>({
    start(out) {
      for (const chunk of chunks) out.enqueue(chunk);
      out.close();
    },
  });
  for await (const event of readEvents(stream)) found.push(event);
  return found;
}

test('reads the same events wherever the stream is split', async () => {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at <= bytes.length; at++) {
    expect(await eventsOf([bytes.slice(0, at), bytes.slice(at)])).toEqual([
      { event: 'ping', data: '{}' },
      { event: 'change', data: '{"kind":"é"}' },
      { event: 'message', data: 'one\ntwo' },
    ]);
  }
});

test('reads a stream that arrives byte by byte', async () => {
  const bytes = new TextEncoder().encode(text);
  expect(await eventsOf(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toHaveLength(3);
});
