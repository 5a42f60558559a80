import { tableOf } from '#web/page-table.ts';

export const elementPages = tableOf([]);
