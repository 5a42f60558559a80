import { and, avg, count, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { auditEntries as entries } from '#platform/audit/tables.ts';
import { sessions } from '#platform/session/tables.ts';
import { endOfDayIn, startOfDayIn } from '#server/zone-days.ts';
import type { Cards } from '../contract.ts';
import { addDays, addMonths, type DaySpan, growthOf, lastDays, stepsOf } from '../spans.ts';
import { pointsOf } from './day-sums.ts';
import type { Reading } from './reading.ts';
import { readKept } from './recorded-metrics.ts';

/**
 * Sign-ins in the period according to the audit log, the number of people, how many of the previous period's people came back, and how long
 * sessions lasted.
 */
export async function readAvgSessions(reading: Reading): Promise<Cards['avgSessions']> {
  const { span } = reading;
  const { before, ...days } = span;
  const month = `${span.until.slice(0, 7)}-01`;
  const [found, [goal], duration] = await Promise.all([
    selectSignInDays(reading, { from: before.from, until: span.until }),
    readKept('session-goal', reading, { from: month, until: addDays(addMonths(month, 1), -1) }),
    readMinutes(reading, days),
  ]);
  const drawn = pointsOf(
    span,
    found.map(({ day, signedIn }) => ({ day, value: signedIn })),
  );
  const people = new Set(found.filter(({ day }) => day >= days.from).map(({ actorId }) => actorId));
  const earlier = new Set(found.filter(({ day }) => day < days.from).map(({ actorId }) => actorId));
  const cameBack = [...earlier].filter((id) => people.has(id)).length;
  return {
    ...{ sessions: drawn.total, last_days: lastDays, growth: percentText(drawn.growth), goal: goal?.value ?? 0, users: people.size },
    ...{ retention: earlier.size === 0 ? 0 : Math.round((cameBack / earlier.size) * 100), duration },
    ...{ growthShare: drawn.growth, points: drawn.points, span },
  };
}

/** Formats `+5.2%` as in the specification's endpoints. */
function percentText(growth: number | null): string {
  if (growth === null) return '';
  const percent = Math.round(growth * 1000) / 10;
  return `${percent < 0 ? '' : '+'}${percent}%`;
}

/** Average length of sessions started in the period: from the start to the last renewal. */
async function readMinutes({ db, entity }: Reading, { from, until }: DaySpan): Promise<number> {
  const minutes = sql`extract(epoch from ${sessions.rotatedAt} - ${sessions.createdAt}) / 60`;
  const [row] = await db
    .select({ minutes: avg(minutes) })
    .from(sessions)
    .where(and(eq(sessions.entity, entity), gte(sessions.createdAt, new Date(from)), lt(sessions.createdAt, new Date(addDays(until, 1)))));
  return Math.round(Number(row?.minutes ?? 0));
}

/** Number of distinct people who signed in, per step. */
export async function readActiveUsers(reading: Reading) {
  const { span } = reading;
  const found = await selectSignInDays(reading, { from: span.before.from, until: span.until });
  const peopleIn = ({ from, until }: DaySpan) =>
    new Set(found.filter(({ day }) => day >= from && day <= until).map(({ actorId }) => actorId)).size;
  const earlier = stepsOf(span.before);
  const points = stepsOf(span).map((step, at) => {
    const other = earlier[at];
    return { day: step.from, value: peopleIn(step), before: other ? peopleIn(other) : 0 };
  });
  const series = [{ name: 'Active Users', data: points.map(({ value }) => value) }];
  const people = peopleIn(span);
  return { series, points, people, growth: growthOf(people, peopleIn(span.before)), span };
}

/** Browsers used to sign in, most used first. */
export async function readBrowserStates(reading: Reading): Promise<Cards['browserStates']> {
  const { shares, total } = await sharesBy(reading, browserIn);
  return { total, rows: shares.map(({ key, count, share, before }) => ({ browser: key, count, share, growth: growthOf(count, before) })) };
}

const devices: Record<Device, { icon: string; name: string; iconColor: string }> = {
  desktop: { icon: 'MonitorIcon', name: 'Desktop', iconColor: 'text-primary' },
  mobile: { icon: 'TabletIcon', name: 'Mobile', iconColor: 'text-warning' },
  tablet: { icon: 'TabletIcon', name: 'Tablet', iconColor: 'text-danger' },
};

/** Device types used to sign in. */
export async function readSessionsDevice(reading: Reading) {
  const { shares } = await sharesBy(reading, deviceIn);
  const chart_info = (Object.keys(devices) as Device[]).map((device) => {
    const found = shares.find(({ key }) => key === device) ?? { count: 0, share: 0, before: 0 };
    const growth = growthOf(found.count, found.before);
    const usage = Math.round(found.share * 1000) / 10;
    return { ...devices[device], usage, upDown: Math.round((growth ?? 0) * 100), count: found.count, growth };
  });
  return { last_days: lastDays, chart_info, span: reading.span };
}

async function sharesBy<K extends string>(reading: Reading, keyIn: (userAgent: string) => K) {
  const { before, ...days } = reading.span;
  const found = await Promise.all([selectUserAgents(reading, days), selectUserAgents(reading, before)]);
  const [now, earlier] = [countBy(found[0], keyIn), countBy(found[1], keyIn)];
  const total = [...now.values()].reduce((sum, count) => sum + count, 0);
  const shares = [...now].map(([key, count]) => ({ key, count, share: count / total, before: earlier.get(key) ?? 0 }));
  return { total, shares: shares.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)) };
}

function countBy<K extends string>(
  rows: readonly { userAgent: string; signedIn: number }[],
  keyIn: (userAgent: string) => K,
): Map<K, number> {
  const counts = new Map<K, number>();
  for (const { userAgent, signedIn } of rows) counts.set(keyIn(userAgent), (counts.get(keyIn(userAgent)) ?? 0) + signedIn);
  return counts;
}

type Asking = Pick<Reading, 'db' | 'entity' | 'companyTimeZone'>;

/** Condition for the sign-ins of a span. */
function signIns({ entity, companyTimeZone }: Asking, { from, until }: DaySpan): SQL | undefined {
  return and(
    eq(entries.entity, entity),
    eq(entries.action, 'session.signed-in'),
    gte(entries.at, startOfDayIn(companyTimeZone, from)),
    lt(entries.at, endOfDayIn(companyTimeZone, until)),
  );
}

/** Sign-ins per person and day. */
function selectSignInDays(asking: Asking, span: DaySpan): Promise<{ day: string; actorId: number | null; signedIn: number }[]> {
  return asking.db
    .select({
      day: sql<string>`to_char(${entries.at} at time zone ${asking.companyTimeZone}, 'YYYY-MM-DD')`,
      actorId: entries.actorId,
      signedIn: count(),
    })
    .from(entries)
    .where(signIns(asking, span))
    .groupBy(sql`1`, entries.actorId);
}

/** Sign-ins per user agent. */
function selectUserAgents(asking: Asking, span: DaySpan): Promise<{ userAgent: string; signedIn: number }[]> {
  return asking.db
    .select({ userAgent: entries.userAgent, signedIn: count() })
    .from(entries)
    .where(signIns(asking, span))
    .groupBy(entries.userAgent);
}

type Device = 'desktop' | 'mobile' | 'tablet';

// The first match wins because most browsers' user agents include other names.
const browsers: [RegExp, string][] = [
  [/Edg[A-Z]*\//i, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/\S+ (?:Mobile\/\w+ )?Safari/, 'Safari'],
];

/** Returns the browser named in a user agent; empty if unknown. */
function browserIn(userAgent: string): string {
  return browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
}

/** Returns the device type. An iPad may identify itself as a Mac, in which case they can't be told apart. */
function deviceIn(userAgent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /iPhone|Mobile/.test(userAgent) ? 'mobile' : 'desktop';
}
