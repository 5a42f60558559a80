import type { ImportRule } from '#server/import-rule.ts';
import { on, onRaw, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { exportWorkspace } from './export/export-workspace.ts';
import { getWorkspace } from './export/get-workspace.ts';
import { cleanRowsBy } from './import/clean-rows.ts';
import { importWorkspace, tryWorkspace } from './import/import-workspace.ts';
import { receiveArchive } from './import/receive-archive.ts';

export function workspaceRoutes({ importRules }: { importRules: readonly ImportRule[] }): Route[] {
  const cleanRows = cleanRowsBy(importRules);
  return [
    on(contract.getWorkspace, getWorkspace),
    on(contract.exportWorkspace, exportWorkspace),
    onRaw(
      contract.checkWorkspace,
      (_given, scope) => tryWorkspace(cleanRows, scope),
      async (_given, _scope, tried) => tried,
    ),
    onRaw(
      contract.importWorkspace,
      (_given, scope) => receiveArchive(scope),
      (_given, scope, archive) => importWorkspace(archive, cleanRows, scope),
    ),
  ];
}
