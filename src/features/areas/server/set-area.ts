import { eq } from 'drizzle-orm';
import { areas } from '#contract/areas.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { readUserData } from '#platform/session/server/public-api.ts';
import { entities } from '#platform/session/tables.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { setArea as contract } from '../contract.ts';

/** Turns an area on or off for everyone in the company. Its data is kept. */
export async function setArea({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity, identity } = scope;
  const { area, isOn } = body;
  const isOwn = eq(entities.entity, entity);
  const [company] = await db.select({ areasOff: entities.areasOff }).from(entities).where(isOwn).for('no key update');
  const before = company?.areasOff ?? [];
  if (before.includes(area) === isOn) {
    const areasOff = areas.filter((one) => (one === area ? !isOn : before.includes(one)));
    await db.update(entities).set({ areasOff }).where(isOwn);
    await recordAudit(db, scope, { action: isOn ? 'area.turned-on' : 'area.turned-off', targetKind: 'area', target: area });
    await announce(db, entity, { kind: 'session', ids: [] });
  }
  return { userData: await readUserData(db, deps, entity, identity.accountId) };
}
