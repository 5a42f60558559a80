import { on, onRaw, type Route } from '#server/route.ts';
import * as contract from '../../transfer-contract.ts';
import { exportMailbox } from './export-mailbox.ts';
import { importMailbox } from './import-mailbox.ts';

export const mailTransferRoutes: Route[] = [
  on(contract.exportMailbox, exportMailbox),
  onRaw(contract.importMailbox, importMailbox, async (_given, _scope, imported) => imported),
];
