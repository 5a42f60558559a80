import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { getSeller, readContact } from './get-seller.ts';
import { updateSeller } from './update-seller.ts';

export const sellerRoutes: Route[] = [
  on(contract.getSeller, getSeller),
  on(contract.updateSeller, updateSeller),
  on(contract.readContact, readContact),
];
