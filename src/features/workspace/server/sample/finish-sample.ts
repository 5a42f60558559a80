import { type ChangeKind, subjects } from '#contract/change.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { readCompany } from '#platform/session/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import { getSample, type Sample } from './get-sample.ts';

/** Audits the change and notifies every open client, since everything they show may have changed. */
export async function finishSample(scope: Scope, action: `workspace.sample-${'added' | 'removed' | 'restored'}`): Promise<Sample> {
  await recordAudit(scope.db, scope, { action, target: await readCompany(scope.db, scope.entity) });
  await announce(scope.db, scope.entity, ...(Object.keys(subjects) as ChangeKind[]).map((kind) => ({ kind, ids: [] })));
  return getSample({}, scope);
}
