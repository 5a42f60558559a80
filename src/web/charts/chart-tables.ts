import type { ChartTable } from './chart-data.ts';

/** The data table of each chart on the page, by figure element. */
export const chartTables = new WeakMap<Element, ChartTable>();
