import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addSubdomain } from './add-subdomain.ts';
import { choosePlan } from './choose-plan.ts';
import { getPlan } from './get-plan.ts';
import { readPricing } from './read-pricing.ts';
import { removeSubdomain } from './remove-subdomain.ts';

export const planRoutes: Route[] = [
  on(contract.readPricing, readPricing),
  on(contract.getPlan, getPlan),
  on(contract.choosePlan, choosePlan),
  on(contract.addSubdomain, addSubdomain),
  on(contract.removeSubdomain, removeSubdomain),
];
