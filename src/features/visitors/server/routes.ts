import { refuseTooMany } from '#server/rate-limit.ts';
import { onOpen, type Route } from '#server/route.ts';
import { notifyMe } from '../contract.ts';
import { notifyRequests } from '../tables.ts';

export const visitorRoutes: Route[] = [
  onOpen(notifyMe, async ({ body }, { deps, caller, now }) => {
    await refuseTooMany(deps, [{ key: ['notify me', caller], hits: 20, windowSeconds: 60 * 60 }]);
    const email = body.email.toLowerCase();
    await deps.database.writing(null, (db) => db.insert(notifyRequests).values({ email, createdAt: now }).onConflictDoNothing());
    return undefined;
  }),
];
