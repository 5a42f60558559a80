import { namedInJson } from '#server/file-naming.ts';
import type { ServerArea } from '#server/server-area.ts';
import { shopEndpoints } from '../contract.ts';
import { orderEndpoints } from '../order-contract.ts';
import { products } from '../tables.ts';
import { addSampleShop } from './add-sample-shop.ts';
import { shopRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const shopArea: ServerArea = {
  endpoints: [...shopEndpoints, ...orderEndpoints],
  routes: shopRoutes,
  sample: addSampleShop,
  fileNamings: [namedInJson(products.pictureIds, '$[*]')],
};
