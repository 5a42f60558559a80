import { eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import type { Scope } from '#server/scope.ts';
import type { openHelp as openContract, readHelpOpening as readContract } from '../../public-contract.ts';
import { helpSettings } from '../../tables.ts';
import { publicHelpAddresses } from './public-help-addresses.ts';

/** Whether everybody may read what is published there. */
export async function isHelpPublic(db: Db, entity: string): Promise<boolean> {
  const [row] = await db.select({ isPublic: helpSettings.isPublic }).from(helpSettings).where(eq(helpSettings.entity, entity));
  return row?.isPublic ?? false;
}

/** Whether it is open, and where. */
export async function readHelpOpening(_given: unknown, scope: Scope): Promise<AnswerOf<typeof readContract>> {
  const { db, entity } = scope;
  return { isPublic: await isHelpPublic(db, entity), address: publicHelpAddresses(entity, scope).centre };
}

/** Opens or closes it. */
export async function openHelp({ body }: GivenOf<typeof openContract>, scope: Scope): Promise<AnswerOf<typeof openContract>> {
  const { db, entity, now } = scope;
  const { isPublic } = body;
  if (isPublic !== (await isHelpPublic(db, entity))) {
    const columns = { isPublic, updatedAt: now };
    await db
      .insert(helpSettings)
      .values({ entity, ...columns })
      .onConflictDoUpdate({ target: helpSettings.entity, set: columns });
    await announce(db, entity, { kind: 'help', ids: [] });
    await recordAudit(db, scope, { action: isPublic ? 'help.opened' : 'help.closed' });
  }
  return { isPublic, address: publicHelpAddresses(entity, scope).centre };
}
