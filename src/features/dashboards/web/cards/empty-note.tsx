import type { Action, Subject } from '#contract/endpoint.ts';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import classes from './empty-note.module.css';

/** First step for an empty card, and the permission it needs. */
const firsts = {
  invoice: { needs: ['create', 'Invoice'], href: '/apps/invoice/add' },
  event: { needs: ['create', 'Calendar'], href: '/apps/calendar?new=event' },
  card: { needs: ['read', 'Board'], href: '/apps/kanban' },
  payment: { needs: ['update', 'Invoice'], href: '/apps/invoice/list' },
} as const satisfies Record<string, { needs: readonly [Action, Subject]; href: string }>;

type First = keyof typeof firsts;

/** Empty state of a card, with the first step if permitted. */
export function EmptyNote({ text, first }: { text: string; first?: First }) {
  return (
    <div className={classes.note}>
      <p className={classes.text}>{text}</p>
      {first && <FirstLink first={first} />}
    </div>
  );
}

/** Link to the first step; renders nothing without permission. */
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
