import { namedInJson } from '#server/file-naming.ts';
import type { ServerArea } from '#server/server-area.ts';
import { sweepTrash } from '#server/sweep-trash.ts';
import { shopEndpoints } from '../contract.ts';
import { orderEndpoints } from '../order-contract.ts';
import { productEndpoints } from '../product-contract.ts';
import { coupons, products } from '../tables.ts';
import { addSampleShop } from './add-sample-shop.ts';
import { couponTrash } from './coupons/coupon-trash.ts';
import { productTrash } from './products/product-trash.ts';
import { shopRoutes } from './routes.ts';

/** What this feature adds to the server. */
export const shopArea: ServerArea = {
  endpoints: [...shopEndpoints, ...orderEndpoints, ...productEndpoints],
  routes: shopRoutes,
  sample: addSampleShop,
  sweeps: [sweepTrash(productTrash, { ...products, key: products.id }), sweepTrash(couponTrash, { ...coupons, key: coupons.id })],
  trash: [productTrash, couponTrash],
  fileNamings: [namedInJson(products.pictureIds, '$[*]')],
};
