import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addClient, deleteClient, listClients, listFirstClients, restoreClient, updateClient } from './clients.ts';
import { exportClients } from './export-clients.ts';

export const clientRoutes: Route[] = [
  on(contract.listFirstClients, listFirstClients),
  on(contract.listClients, listClients),
  on(contract.exportClients, exportClients),
  on(contract.addClient, addClient),
  on(contract.updateClient, updateClient),
  on(contract.deleteClient, deleteClient),
  on(contract.restoreClient, restoreClient),
];
