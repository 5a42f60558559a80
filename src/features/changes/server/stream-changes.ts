import type { Change } from '#contract/change.ts';
import type { GivenOf, Subject } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { streamChanges as contract } from '../contract.ts';

// Proxies end a silent stream after 30 to 60 seconds.
const pingSeconds = 25;
const longestTimerMs = 2 ** 31 - 1;

/**
 * The changes of the entity as server-sent events, from `missedMs` ago on: what is the person's own goes to that person alone. The stream
 * ends when the client goes, at the first ping after the session has ended, and after the time of an access token at the latest.
 */
export async function streamChanges({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { deps, entity, identity, ability, isSignedIn, request } = scope;
  const concerns = (change: Change) =>
    (change.person === undefined || change.person === identity.personId) && ability.can('read', subjectOf(change.kind));
  const text = new TextEncoder();
  let isEnded = false;
  let end = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: string, data: unknown) =>
        !isEnded && controller.enqueue(text.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      const tell = (told: Change | 'resync') => {
        if (told === 'resync') send('resync', {});
        else if (concerns(told)) send('change', told);
      };
      const unsubscribe = deps.changes.subscribe(entity, tell, query.missedMs);
      const ping = setInterval(async () => {
        // A database that does not answer ends no session.
        if (await isSignedIn().catch(() => true)) send('ping', {});
        else end();
      }, pingSeconds * 1000);
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
          // The client has closed it already.
        }
      };
      request.signal.addEventListener('abort', () => end());
      if (request.signal.aborted) end();
      else send('ping', {});
    },
    cancel() {
      end();
    },
  });
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}

/** The kind `email` is what abilities call `Email`. */
function subjectOf(kind: string): Subject {
  return (kind.charAt(0).toUpperCase() + kind.slice(1)) as Subject;
}
