import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addSparePart, deleteSparePart, listSpareParts, readSparePart, restoreSparePart, updateSparePart } from './spare-parts.ts';

export const sparePartRoutes: Route[] = [
  on(contract.listSpareParts, listSpareParts),
  on(contract.readSparePart, readSparePart),
  on(contract.addSparePart, addSparePart),
  on(contract.updateSparePart, updateSparePart),
  on(contract.deleteSparePart, deleteSparePart),
  on(contract.restoreSparePart, restoreSparePart),
];
