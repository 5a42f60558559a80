import { on } from '#server/route.ts';
import type { ServerArea } from '#server/server-area.ts';
import { setArea as contract } from '../contract.ts';
import { setArea } from './set-area.ts';

export const areaSetting: ServerArea = { endpoints: [contract], routes: [on(contract, setArea)] };
