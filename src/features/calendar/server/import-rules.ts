import { cleanedText, type ImportRule, webAddressOr } from '#server/import-rule.ts';
import { cleanRichText } from '#server/rich-text.ts';
import { isZone } from '#server/zone-days.ts';

const richText = cleanedText((html) => cleanRichText(html, 'description'));
const zone = cleanedText((name) => (isZone(name) ? name : 'UTC'));

export const calendarImportRules: readonly ImportRule[] = [
  {
    table: 'calendar_events',
    cleaned: { url: webAddressOr(''), conference: webAddressOr(''), time_zone: zone, description: richText },
    plain: ['calendar', 'title', 'location', 'guests', 'rrule', 'except_dates', 'occurrence', 'additions', 'uid'],
  },
  {
    table: 'own_calendars',
    cleaned: { address: webAddressOr(null) },
    plain: ['name', 'colour', 'company_may', 'shares', 'etag', 'last_modified', 'failure', 'left_out'],
  },
];
