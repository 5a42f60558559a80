import { readTableSearch, type TableState, tableSpec } from '#web/data-table/table-search.ts';

/** What the list of coupons can be asked for: the newest stands first. */
export const couponTable = tableSpec({ columns: ['id'], sort: { column: 'id', direction: 'desc' }, filters: {} });

/** What an address asks of the list. */
export const readCouponTable = (search: Readonly<Record<string, unknown>>) => readTableSearch(search, couponTable);

type CouponsWanted = Pick<TableState<'id', Record<never, never>>, 'q' | 'page' | 'perPage'>;

/** What `listCoupons` is asked for a page of the list. */
export const couponListInput = ({ q, page, perPage }: CouponsWanted) => ({ query: { q, page, perPage } });
