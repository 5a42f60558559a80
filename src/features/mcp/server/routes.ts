import type { AnyEndpoint } from '#contract/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { on, onPrepared, type PreparingScope, type Route } from '#server/route.ts';
import type { Answerer } from '#server/server-area.ts';
import type { UndoRule } from '#server/undo-rule.ts';
import { callMcp, listenMcp, listMcpWrites, undoMcpWrite } from '../contract.ts';
import { answerMcp } from './answer-mcp.ts';
import type { InnerAnswer } from './make-inner-call.ts';
import { toolName, toolsOf } from './tools.ts';
import { listOwnWrites, undoWrite } from './writes.ts';

interface Whole {
  endpoints: readonly AnyEndpoint[];
  undo: readonly UndoRule[];
  answer: Answerer;
}

/** Every endpoint can become a tool; tools call the API like any other client. */
export function mcpRoutes({ endpoints, undo, answer }: Whole): Route[] {
  const tools = toolsOf(endpoints, undo);
  const calls = new Map(endpoints.map((endpoint) => [toolName(endpoint), endpoint]));
  return [
    // Inner requests take their own connections, so this one holds none meanwhile.
    onPrepared(
      callMcp,
      ({ query }, scope) => answerMcp({ tools, calls, answer, subjects: query.subjects, keyId: keyOf(scope) }, scope),
      async (_given, _scope, response) => response,
    ),
    on(listenMcp, async (_given, scope) => {
      keyOf(scope);
      throw new Refusal('method_not_allowed', { code: 'no_stream_here' }, { headers: { Allow: 'POST' } });
    }),
    on(listMcpWrites, (_given, scope) => listOwnWrites(calls, scope)),
    onPrepared(
      undoMcpWrite,
      async ({ params }, scope) => {
        const { entity, accountId } = scope.identity;
        const undone = await undoWrite({ calls, answer }, scope, { entity, accountId }, params.id);
        if (!undone) throw notFound('change');
        return refusalOf(undone.done);
      },
      async (_given, _scope, refused) => refused,
    ),
  ];
}

/** Returns the refusal of the undo request; undefined when it succeeded. */
function refusalOf(done: InnerAnswer | null): Response | undefined {
  if (!done) return new Refusal('conflict', { code: 'changed_meanwhile', what: 'change' }).answer();
  return done.status < 400 ? undefined : Response.json(done.body, { status: done.status });
}

/** @throws 401 for a session: browser tokens are short-lived and allow more than an assistant should be able to do */
function keyOf({ identity }: Pick<PreparingScope, 'identity'>): number {
  if (!identity.key) throw new Refusal('unauthenticated', { code: 'only_by_key' }, { headers: { 'WWW-Authenticate': 'Bearer' } });
  return identity.key.id;
}
