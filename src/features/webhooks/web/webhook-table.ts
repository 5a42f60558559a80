import { tableSpec } from '#web/data-table/table-search.ts';
import { mostWebhooks } from '../contract.ts';

/** All webhooks of a company stand on one page, as they were added. */
export const webhookTable = tableSpec({
  columns: ['id'],
  sort: { column: 'id', direction: 'asc' },
  perPage: mostWebhooks,
  sizes: [mostWebhooks],
  filters: {},
});
