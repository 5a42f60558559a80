import { and, eq, lt } from 'drizzle-orm';
import { referencedInJson } from '#server/file-reference-column.ts';
import type { ServerArea } from '#server/server-area.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { sweepTrash } from '#server/trash-kind.ts';
import { shopEndpoints } from '../contract.ts';
import { fulfilmentEndpoints } from '../fulfilment-contract.ts';
import { orderEndpoints } from '../order-contract.ts';
import { productEndpoints } from '../product-contract.ts';
import { productSheetEndpoints } from '../product-sheet-contract.ts';
import { shopSettingsEndpoints } from '../settings-contract.ts';
import { coupons, productImports, products } from '../tables.ts';
import { couponTrash } from './coupons.ts';
import { productTrash } from './edit-products.ts';
import { orderSearch } from './list-orders.ts';
import { productSearch } from './list-products.ts';
import { shopRoutes } from './routes.ts';
import { shopUndo } from './undo-rules.ts';

/** Keeps imports as long as deleted items can be restored. */
const sweepImports: Sweep = {
  name: 'imports of products',
  run: (db, { entity, now, keepDays }) =>
    deleteRows(db, productImports, and(eq(productImports.entity, entity), lt(productImports.createdAt, daysBefore(now, keepDays.deleted)))),
};

/** Everything this feature registers on the server. */
export const shopArea: ServerArea = {
  endpoints: [
    ...shopEndpoints,
    ...orderEndpoints,
    ...productEndpoints,
    ...productSheetEndpoints,
    ...fulfilmentEndpoints,
    ...shopSettingsEndpoints,
  ],
  routes: shopRoutes,
  sample: () => import('./add-sample-shop.ts').then(({ addSampleShop }) => addSampleShop),
  sweeps: [
    sweepImports,
    sweepTrash(productTrash, { ...products, key: products.id }),
    sweepTrash(couponTrash, { ...coupons, key: coupons.id }),
  ],
  trash: [productTrash, couponTrash],
  fileReferences: [referencedInJson(products.pictureIds, '$[*]')],
  search: [productSearch, orderSearch],
  undo: shopUndo,
};
