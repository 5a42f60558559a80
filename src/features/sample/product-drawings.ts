import { alder } from './product-alder.ts';
import { birk } from './product-birk.ts';
import { holt } from './product-holt.ts';
import { lamps } from './product-lamps.ts';
import { leith } from './product-leith.ts';
import { type Product, studio } from './product-scene.ts';
import { vale } from './product-vale.ts';

const products: Record<number, Product> = { ...alder, ...vale, ...holt, ...birk, ...lamps, ...leith };

/** The picture of a product of the sample shop as the text of an SVG file of 480 × 400: alone, or in a room. */
export function productDrawing(productId: number, view: 'studio' | 'room'): string {
  const product = products[productId];
  if (!product) throw new RangeError(`No product ${productId} is drawn`);
  return view === 'studio' ? studio(productId, product) : product.room();
}
