import type { Hono } from 'hono';
import type { Dependencies } from '#server/dependencies.ts';

/** The whole API as a Hono app, that is a `fetch` handler. The same in every host. */
export declare function createApi(deps: Dependencies): Hono;
