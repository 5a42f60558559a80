import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Code that converts a timestamp to a day, month or year. */
const makesDay =
  /toISOString\(\)\s*\.\s*(slice\(0, ?(4|7|10)\)|split|substr)|\.get(UTC)?(FullYear|Month|Date|Day)\(|toPlainDate\(|plainDateISO|\bdayIn\(|\bcurrent_date\b|\bnow\(\)::date|date_trunc|at time zone/i;

const arithmetic = 'reckons with days, and reads no clock';
const sample = 'dates the sample, whose days are those of UTC';
const company = 'in the zone of the company';
const person = 'in the zone of the person';
const shown = 'a moment as the wire shows it';

/** Allowed conversions of a timestamp to a day, with the reason. */
const allowed: Record<string, string> = {
  'src/server/zone-days.ts': 'makes the day of a moment in a zone, for all others',
  'src/platform/company-day/server/company-day.ts': 'says today, for the company',
  'src/contract/delivery-time.ts': arithmetic,
  'src/contract/primitives.ts': arithmetic,
  'src/features/blog/server/add-sample-posts.ts': sample,
  'src/features/blog/server/comments.ts': company,
  'src/features/blog/server/list-posts.ts': company,
  'src/features/blog/server/read-post.ts': company,
  'src/features/calendar/day-fields.ts': arithmetic,
  'src/features/calendar/server/list-events.ts': person,
  'src/features/calendar/server/transfer/read-components.ts': 'reads the dates of a file',
  'src/features/calendar/web/pages.ts': 'asks ahead for a month that is nearly always the right one; the page asks again',
  'src/features/calendar/zone-times.ts': 'in the zone of the event',
  'src/features/chat/server/add-sample-chats.ts': sample,
  'src/features/dashboards/sample-sign-ins.ts': sample,
  'src/features/dashboards/server/add-sample-figures.ts': sample,
  'src/features/dashboards/server/count-cards.ts': company,
  'src/features/dashboards/server/day-sums.ts': company,
  'src/features/dashboards/server/reading.ts': company,
  'src/features/dashboards/server/sign-in-cards.ts': company,
  'src/features/dashboards/server/today.ts': person,
  'src/features/dashboards/spans.ts': arithmetic,
  'src/features/dashboards/web/lists-of-figures.ts': arithmetic,
  'src/features/email/server/add-sample-emails.ts': sample,
  'src/features/email/server/receiving/mail-date.ts': 'reads the date of a mail, in the zone that it names',
  'src/features/email/web/snooze/snooze-times.ts': arithmetic,
  'src/features/employees/server/add-sample-employees.ts': sample,
  'src/features/help/server/read-articles.ts': company,
  'src/features/invoice/next-recurrence.ts': arithmetic,
  'src/features/invoice/next-reminder-day.ts': arithmetic,
  'src/features/invoice/server/add-sample-invoices.ts': sample,
  'src/features/invoice/server/payments.ts': company,
  'src/features/invoice/server/tax-report.ts': arithmetic,
  'src/features/invoice/web/editor/payment-terms.ts': arithmetic,
  'src/features/invoice/web/list/due-cell.tsx': arithmetic,
  'src/features/kanban/server/add-sample-board.ts': sample,
  'src/features/kanban/server/import/sheet-dates.ts': 'reads the dates of a file, in the zone of who imports it',
  'src/features/permissions/server/add-sample-permissions.ts': sample,
  'src/features/permissions/server/permissions.ts': shown,
  'src/platform/plan-limits/server/plan-limits.ts': 'counts what a plan allows in a month, which is the same for all companies',
  'src/features/plans/server/add-sample-plan.ts': sample,
  'src/features/profile/server/add-sample-profiles.ts': sample,
  'src/features/profile/server/show-posts.ts': shown,
  'src/features/shop/cart-offer.ts': arithmetic,
  'src/features/shop/server/add-sample-shop.ts': sample,
  'src/features/shop/server/export-orders.ts': company,
  'src/features/todo/next-due-date.ts': arithmetic,
  'src/features/todo/quick-add/find-due.ts': arithmetic,
  'src/features/todo/quick-add/first-day.ts': arithmetic,
  'src/features/todo/quick-add/synonyms.ts': arithmetic,
  'src/features/todo/server/add-sample-todos.ts': sample,
  'src/features/todo/server/change-todos.ts': person,
  'src/hosts/node/doctor/check-mail.ts': 'tells the operator until when a certificate is valid',
  'src/hosts/node/verify-address.ts': 'lists for the operator since when accounts wait',
  'src/pdf/pdf-renderer.ts': shown,
  'src/shell/footer.tsx': 'the year of the copyright',
  'src/web/data-table/periods.ts': arithmetic,
  'src/web/dates/day-steps.ts': arithmetic,
  'src/web/dates/plain-day.ts': person,
  'src/web/ui/dates/use-calendar-look.tsx': arithmetic,
};

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|^src\/features\/showcase\//.test(file));
const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*\*).*$/gm, '');

test('converts timestamps to days only in the time zone of the company or the person', () => {
  const found = sources.filter((file) => makesDay.test(textOf(file)));
  expect(found.filter((file) => !(file in allowed)).sort()).toEqual([]);
  expect(Object.keys(allowed).filter((file) => !found.includes(file))).toEqual([]);
});

test('uses the company’s day, not the reader’s, on pages with company dates', () => {
  const company = sources.filter((file) => /^src\/features\/(cards|employees|invoice|seller|shop)\/web\//.test(file));
  expect(company.filter((file) => /\btoday\(\)/.test(textOf(file)))).toEqual([]);
});
