import { tableOf } from '#web/page-table.ts';

export const extensionPages = tableOf([]);
