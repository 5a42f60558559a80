import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addClient } from './add-client.ts';
import { deleteClient, restoreClient } from './delete-client.ts';
import { exportClients } from './export-clients.ts';
import { listClients, listFirstClients } from './list-clients.ts';
import { updateClient } from './update-client.ts';

export const clientRoutes: Route[] = [
  on(contract.listFirstClients, listFirstClients),
  on(contract.listClients, listClients),
  on(contract.exportClients, exportClients),
  on(contract.addClient, addClient),
  on(contract.updateClient, updateClient),
  on(contract.deleteClient, deleteClient),
  on(contract.restoreClient, restoreClient),
];
