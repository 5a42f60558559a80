import { readTableSearch, type TableState, tableSpec } from '#web/data-table/table-search.ts';

/** Search parameters of the coupon list; newest first. */
export const couponTable = tableSpec({ columns: ['id'], sort: { column: 'id', direction: 'desc' }, filters: {} });

export const readCouponTable = (search: Readonly<Record<string, unknown>>) => readTableSearch(search, couponTable);

type CouponsWanted = Pick<TableState<'id', Record<never, never>>, 'q' | 'page' | 'perPage'>;

/** Builds the input of `listCoupons` for a page of the list. */
export const couponListInput = ({ q, page, perPage }: CouponsWanted) => ({ query: { q, page, perPage } });
