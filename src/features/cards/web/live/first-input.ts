import type { CardPageName } from '#features/dashboards/contract.ts';
import { ranges } from '#features/dashboards/span-contract.ts';
import { zoneOfReader } from '#web/first-call.ts';
import type { PageSearch } from '#web/page-table.ts';

/**
 * Input of the first request, read from the URL. Pure, because the server embeds the request in the HTML. Invalid values fall back to the
 * default range.
 */
export function firstInput(name: CardPageName, search: PageSearch) {
  const text = (of: string) => String(search[of] ?? '');
  const [from, until, year] = [text('from'), text('until'), text('year')];
  const range = ranges.find((one) => one === text('range')) ?? '28d';
  return {
    query: { name, ...(from && until ? { from, until } : { range }), ...(/^[1-9]\d{0,3}$/.test(year) && { year }), zone: zoneOfReader },
  };
}
