import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { choosePlan, getPlan, readPricing } from './plans.ts';
import { addSubdomain, removeSubdomain } from './subdomains.ts';

export const planRoutes: Route[] = [
  on(contract.readPricing, readPricing),
  on(contract.getPlan, getPlan),
  on(contract.choosePlan, choosePlan),
  on(contract.addSubdomain, addSubdomain),
  on(contract.removeSubdomain, removeSubdomain),
];
