import { alder } from './product-alder.ts';
import { birk } from './product-birk.ts';
import { holt } from './product-holt.ts';
import { lamps } from './product-lamps.ts';
import { leith } from './product-leith.ts';
import { type Product, studio } from './product-scene.ts';
import { vale } from './product-vale.ts';

const products: Record<number, Product> = { ...alder, ...vale, ...holt, ...birk, ...lamps, ...leith };

/** Returns the picture of a sample product as a 480 × 400 SVG: on its own, or in a room. */
export function productDrawing(productId: number, view: 'studio' | 'room'): string {
  const product = products[productId];
  if (!product) throw new RangeError(`No product ${productId} is drawn`);
  return view === 'studio' ? studio(productId, product) : product.room();
}
