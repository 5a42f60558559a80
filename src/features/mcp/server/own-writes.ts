import { and, desc, eq } from 'drizzle-orm';
import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts';
import { apiKeys } from '#features/api-keys/tables.ts';
import type { Scope } from '#server/scope.ts';
import type { listMcpWrites as contract, McpWrite } from '../contract.ts';
import { mcpWrites } from '../tables.ts';

const mostShown = 50;

/** What assistants have written by the own keys, the last first. @param calls by their names as tools */
export async function listOwnWrites(
  calls: ReadonlyMap<string, AnyEndpoint>,
  { db, entity, identity }: Scope,
): Promise<AnswerOf<typeof contract>> {
  const { id, tool, createdAt, undoneAt } = mcpWrites;
  const rows = await db
    .select({ id, tool, createdAt, undoneAt, keyName: apiKeys.name })
    .from(mcpWrites)
    .innerJoin(apiKeys, and(eq(apiKeys.entity, mcpWrites.entity), eq(apiKeys.id, mcpWrites.keyId)))
    .where(and(eq(mcpWrites.entity, entity), eq(apiKeys.accountId, identity.accountId)))
    .orderBy(desc(id))
    .limit(mostShown);
  return {
    writes: rows.map((row) => ({
      ...{ id: row.id, keyName: row.keyName, createdAt: row.createdAt.toISOString(), undoneAt: row.undoneAt?.toISOString() ?? null },
      ...whatWasDone(calls.get(row.tool)),
    })),
  };
}

/** By the right that it took. */
function whatWasDone(endpoint: AnyEndpoint | undefined): Pick<McpWrite, 'action' | 'subject'> {
  const action = endpoint?.action;
  return { action: action === 'create' || action === 'delete' ? action : 'update', subject: endpoint?.subject ?? '' };
}
