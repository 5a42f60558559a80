import { type SQL, sql } from 'drizzle-orm';
import { people } from '#platform/people/tables.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import type { Caller } from '#server/dependencies.ts';
import { nextId } from '#server/next-ids.ts';
import type { AuditAction, AuditEntry } from '../contract.ts';
import { auditEntries } from '../tables.ts';

/** Who acts, when, and from where. A `Scope` is one; requests without a session provide the company and the person, if known. */
interface Origin {
  entity: string;
  identity: { personId: number } | null;
  now: Date;
  request: Request;
  caller: Caller;
}

interface Occurrence {
  action: AuditAction;
  targetKind?: string;
  targetId?: string | number;
  /** Current name. */
  target?: string;
  changes?: AuditEntry['changes'];
}

const longestUserAgent = 300;

/** Records who changed what, in the transaction of the change. */
export async function recordAudit(db: Db, origin: Origin, { action, targetKind, targetId, target, changes }: Occurrence): Promise<void> {
  const { entity, identity, now, request, caller } = origin;
  const id = await nextId(db, entity, 'audit');
  await db.insert(auditEntries).values({
    entity,
    id,
    at: now,
    action,
    actorId: identity?.personId ?? null,
    actorName: identity ? nameOf(entity, identity.personId) : '',
    targetKind: targetKind ?? '',
    targetId: String(targetId ?? ''),
    target: target ?? '',
    changes: changes ?? [],
    address: caller.address,
    userAgent: (request.headers.get('User-Agent') ?? '').slice(0, longestUserAgent).toWellFormed(),
  });
  await announce(db, entity, { kind: 'audit', ids: [id] });
}

/** Evaluated by the inserting statement. */
function nameOf(entity: string, personId: number): SQL<string> {
  return sql`coalesce((select ${people.fullName} from ${people} where ${people.entity} = ${entity} and ${people.id} = ${personId}), '')`;
}
