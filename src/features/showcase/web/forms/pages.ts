import { tableOf } from '#web/page-table.ts';

export const formPages = tableOf([]);
