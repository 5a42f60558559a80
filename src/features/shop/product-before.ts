import type { ManagedProduct } from './product-contract.ts';

/** Previous state of a product that an import changed. */
export interface ProductBefore {
  id: number;
  /** Version created by the import; a different current version means it was changed since. */
  version: number;
  /** Previous values of the changed fields. */
  fields: Partial<Omit<ManagedProduct, 'id' | 'version' | 'stock' | 'slug' | 'pictures' | 'rating' | 'currency' | 'pictureIds'>>;
  /** Stock booked by the import. */
  stockChange: number;
}
