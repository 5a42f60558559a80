import { on, type Route } from '#server/route.ts';
import { streamChanges as contract } from '../contract.ts';
import { streamChanges } from './stream-changes.ts';

export const changeRoutes: Route[] = [on(contract, streamChanges)];
