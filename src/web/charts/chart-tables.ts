import type { ChartTable } from './chart-data.ts';

/** What stands behind each chart that is on the page, by its figure. */
export const chartTables = new WeakMap<Element, ChartTable>();
