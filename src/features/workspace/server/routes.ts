import { on, onRaw, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { exportWorkspace } from './export/export-workspace.ts';
import { getWorkspace } from './export/get-workspace.ts';
import { importWorkspace, tryWorkspace } from './import/import-workspace.ts';
import { receiveArchive } from './import/receive-archive.ts';

export const workspaceRoutes: Route[] = [
  on(contract.getWorkspace, getWorkspace),
  on(contract.exportWorkspace, exportWorkspace),
  onRaw(contract.checkWorkspace, tryWorkspace, async (_given, _scope, tried) => tried),
  onRaw(contract.importWorkspace, (_given, scope) => receiveArchive(scope), importWorkspace),
];
