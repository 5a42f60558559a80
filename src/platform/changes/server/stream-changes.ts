import type { GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { streamChanges as contract } from '../contract.ts';
import { tellAllowedChanges } from './tell-allowed-changes.ts';

// Proxies end a silent stream after 30 to 60 seconds.
const pingSeconds = 25;
const longestTimerMs = 2 ** 31 - 1;

/**
 * Streams the changes of the company as server-sent events, starting `missedMs` ago. Personal changes only go to their owner, and each
 * person only gets what they can read at that moment. The stream ends when the client disconnects, when the session ends, and after the
 * lifetime of an access token at the latest.
 */
export async function streamChanges({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { deps, entity, request } = scope;
  const text = new TextEncoder();
  let isEnded = false;
  let end = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: string, data: unknown) => {
        if (!isEnded) controller.enqueue(text.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      send('ping', {});
      const tell = tellAllowedChanges(scope, { send, end: () => end() });
      const unsubscribe = deps.changes.subscribe(entity, tell, query.missedMs);
      const ping = setInterval(() => tell('ping'), pingSeconds * 1000);
      const expiry = setTimeout(() => end(), Math.min(deps.settings.accessTtlSeconds * 1000, longestTimerMs));
      end = () => {
        end = () => {};
        isEnded = true;
        unsubscribe();
        clearInterval(ping);
        clearTimeout(expiry);
        try {
          controller.close();
        } catch {
          // The client has already closed it.
        }
      };
      request.signal.addEventListener('abort', () => end());
      if (request.signal.aborted) end();
    },
    cancel() {
      end();
    },
  });
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
