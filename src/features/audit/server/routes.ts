import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';

export const auditRoutes: Route[] = [on(contract.listAudit, listAudit), on(contract.exportAudit, exportAudit)];
