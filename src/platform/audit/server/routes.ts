import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { exportAudit, listAudit } from './list-audit.ts';

export const auditRoutes: Route[] = [on(contract.listAudit, listAudit), on(contract.exportAudit, exportAudit)];
