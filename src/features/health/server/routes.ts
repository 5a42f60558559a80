import { sql } from 'drizzle-orm';
import { productVersion } from '#contract/product-version.ts';
import { Refusal } from '#server/refusal.ts';
import { onOpen, type Route } from '#server/route.ts';
import { healthz, readyz } from '../contract.ts';

export const healthRoutes: Route[] = [
  onOpen(healthz, async () => ({ status: 'ok' as const, version: productVersion })),
  onOpen(readyz, async (_given, { deps }) => {
    await deps.database
      .reading(null, (db) => db.execute(sql`select 1`))
      .catch(() => {
        throw new Refusal('unavailable', { code: 'database_unavailable' }, { headers: { 'Retry-After': '5' } });
      });
    return { status: 'ready' as const, version: productVersion };
  }),
];
