import { ConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import type { ImportRule } from '#server/import-rule.ts';
import { Refusal } from '#server/refusal.ts';
import { on, onRaw, type Route } from '#server/route.ts';
import type { FillEntity } from '#server/server-area.ts';
import * as contract from '../contract.ts';
import { type ArchiveQueue, receiveArchive } from './check-rows.ts';
import { cleanRowsBy } from './clean-rows.ts';
import { exportWorkspace, getWorkspace } from './export-workspace.ts';
import { importWorkspace, tryWorkspace } from './import-workspace.ts';
import { addSample } from './sample/add-sample.ts';
import { getSample } from './sample/get-sample.ts';
import { removeSample, restoreSample } from './sample/remove-sample.ts';

export function workspaceRoutes({ importRules, fillEntity }: { importRules: readonly ImportRule[]; fillEntity: FillEntity }): Route[] {
  const cleanRows = cleanRowsBy(importRules);
  const turns: ArchiveQueue = {
    ofCompany: new ConcurrencyLimiter({
      ofOne: { atOnce: 1, inLine: 0, refusal: () => new Refusal('conflict', { code: 'import_underway' }) },
    }),
    altogether: new ConcurrencyLimiter({ ofOne: { atOnce: 2, inLine: 4 } }),
  };
  return [
    on(contract.getWorkspace, getWorkspace),
    on(contract.exportWorkspace, exportWorkspace),
    on(contract.getSample, getSample),
    on(contract.addSample, (_given, scope) => addSample(fillEntity, scope)),
    on(contract.removeSample, removeSample),
    on(contract.restoreSample, restoreSample),
    onRaw(
      contract.checkWorkspace,
      (_given, scope) => turns.ofCompany.pass(scope.entity, () => tryWorkspace(cleanRows, scope, turns)),
      async (_given, _scope, tried) => tried,
    ),
    onRaw(
      contract.importWorkspace,
      (_given, scope) => turns.ofCompany.pass(scope.entity, () => receiveArchive(scope, turns)),
      (_given, scope, archive) => importWorkspace(archive, cleanRows, scope),
    ),
  ];
}
