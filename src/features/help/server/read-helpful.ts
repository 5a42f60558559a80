import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import type { Helpful } from '../contract.ts';
import { helpVotesView as votes } from '../tables.ts';

/** How many people an article helped and did not, and what the caller said. */
export async function readHelpful(articleId: number, { db, entity, identity }: Scope): Promise<Helpful> {
  const [row] = await db
    .select({
      yes: sql`count(*) filter (where ${votes.isHelpful})`.mapWith(Number),
      no: sql`count(*) filter (where not ${votes.isHelpful})`.mapWith(Number),
      mine: sql<boolean | null>`bool_or(${votes.isHelpful}) filter (where ${votes.personId} = ${identity.personId})`,
    })
    .from(votes)
    .where(and(eq(votes.entity, entity), eq(votes.articleId, articleId)));
  return { yes: row?.yes ?? 0, no: row?.no ?? 0, mine: row?.mine ?? null };
}
