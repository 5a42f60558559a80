import { eq } from 'drizzle-orm';
import { areas } from '#contract/areas.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#features/audit/server/offers.ts';
import { readUserData } from '#features/session/server/offers.ts';
import { entities } from '#features/session/tables.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { setArea as contract } from '../contract.ts';

/** Turns an area on or off for everyone in the company. Its rows stay as they are. */
export async function setArea({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity, identity } = scope;
  const { area } = params;
  const isOwn = eq(entities.entity, entity);
  const [company] = await db.select({ areasOff: entities.areasOff }).from(entities).where(isOwn).for('no key update');
  const before = company?.areasOff ?? [];
  if (before.includes(area) === body.isOn) {
    const areasOff = areas.filter((one) => (one === area ? !body.isOn : before.includes(one)));
    await db.update(entities).set({ areasOff }).where(isOwn);
    await recordAudit(db, scope, { action: body.isOn ? 'area.turned-on' : 'area.turned-off', targetKind: 'area', target: area });
    await announce(db, entity, { kind: 'session', ids: [] });
  }
  return { userData: await readUserData(db, deps, entity, identity.accountId) };
}
