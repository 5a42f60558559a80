import type { Action, Subject } from '#contract/endpoint.ts';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import classes from './empty-note.module.css';

/** How the first thing gets into an empty card, and who may put it there. */
const firsts = {
  invoice: { needs: ['create', 'Invoice'], href: '/apps/invoice/add' },
  event: { needs: ['create', 'Calendar'], href: '/apps/calendar?new=event' },
  card: { needs: ['read', 'Board'], href: '/apps/kanban' },
  payment: { needs: ['update', 'Invoice'], href: '/apps/invoice/list' },
} as const satisfies Record<string, { needs: readonly [Action, Subject]; href: string }>;

type First = keyof typeof firsts;

/** What a card says that has nothing to show, with the first step for who may take it. */
export function EmptyNote({ text, first }: { text: string; first?: First }) {
  return (
    <div className={classes.note}>
      <p className={classes.text}>{text}</p>
      {first && <FirstLink first={first} />}
    </div>
  );
}

/** Leads to the first step; nothing for who may not take it. */
export function FirstLink({ first }: { first: First }) {
  const { t } = useTranslation();
  const { needs, href } = firsts[first];
  const [action, subject] = needs;
  if (!useCan(action, subject)) return null;
  return (
    <PageLink href={href} look="outline">
      {t(`dashboards.first.${first}`)}
    </PageLink>
  );
}
