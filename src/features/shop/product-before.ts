import type { ManagedProduct } from './product-contract.ts';

/** A product as it was before an import changed it. */
export interface ProductBefore {
  id: number;
  /** The one that the import has made of it: with another one it was changed since. */
  version: number;
  /** Those that were changed, as they were. */
  fields: Partial<Omit<ManagedProduct, 'id' | 'version' | 'stock' | 'slug' | 'pictures' | 'rating' | 'currency' | 'pictureIds'>>;
  /** What the import has booked. */
  stockChange: number;
}
