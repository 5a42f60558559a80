import { and, eq, lt } from 'drizzle-orm';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { sweepTrash } from '#server/sweep-trash.ts';
import { faqItems, helpArticles, helpSearches } from '../tables.ts';
import { articleTrash } from './article-trash.ts';

/** What was deleted long ago, and what nobody has searched for in a long time: as long as notifications are kept. */
export const sweepHelp: Sweep[] = [
  sweepTrash(articleTrash, { ...helpArticles, key: helpArticles.id }),
  {
    name: 'answers of the FAQ',
    run: (db, { entity, now, keepDays }) =>
      deleteRows(db, faqItems, and(eq(faqItems.entity, entity), lt(faqItems.deletedAt, daysBefore(now, keepDays.deleted)))),
  },
  {
    name: 'searches of the help centre',
    run: (db, { entity, now, keepDays }) =>
      deleteRows(db, helpSearches, and(eq(helpSearches.entity, entity), lt(helpSearches.lastAt, daysBefore(now, keepDays.notifications)))),
  },
];
