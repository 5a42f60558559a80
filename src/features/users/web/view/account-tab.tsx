import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { invoiceStatuses } from '#features/invoice/contract.ts';
import { statusLooks } from '#features/invoice/web/public-api.ts';
import { formatPlainDay } from '#web/dates/format-date.ts';
import { today } from '#web/dates/plain-day.ts';
import { formatMoney } from '#web/format-money.ts';
import { formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import cardList from '#web/ui/card-list.module.css';
import { PageLink } from '#web/ui/page-link.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import type { User } from '../../contract.ts';
import type { readUserActivity } from '../../view-contract.ts';
import { activityQuery } from '../user-queries.ts';
import classes from './account-tab.module.css';
import { TabContent } from './tab-content.tsx';
import { timelineKey } from './timeline-key.ts';

/** A user's projects, recent activity, and invoices. */
export function AccountTab({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <TabContent title={t('users.tab.account')} query={useQuery(activityQuery(user.id))}>
      {({ projects, timeline, invoices }) => (
        <>
          {projects && <ProjectCard projects={projects} />}
          <TimelineCard timeline={timeline} name={user.fullName} />
          {invoices && <InvoiceCard invoices={invoices} />}
        </>
      )}
    </TabContent>
  );
}

type Invoices = NonNullable<AnswerOf<typeof readUserActivity>['invoices']>;

/** Invoices to a user's address. */
function InvoiceCard({ invoices }: { invoices: Invoices }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('users.invoices.title')} text={invoices.length === 0 ? t('users.invoices.none') : undefined}>
      {invoices.length > 0 && (
        <ul className={cardList.list}>
          {invoices.map(({ id, number, issuedDate, totalCents, currency, invoiceStatus }) => {
            const look = lookOf(invoiceStatus);
            return (
              <li key={id} className={classes.invoice}>
                <a className={cardList.strong} href={`/apps/invoice/preview/${id}`}>
                  {number ?? t('users.invoices.draft', { id })}
                </a>
                <span className={cardList.quiet}>{formatPlainDay(issuedDate, i18n.language, today())}</span>
                <StatusPill tone={look?.tone ?? 'neutral'} icon={look?.icon}>
                  {look ? t(`invoice.status.${look.key}`) : invoiceStatus}
                </StatusPill>
                <span className={classes.amount}>{formatMoney(totalCents, currency, i18n.language)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

function lookOf(status: string) {
  const known = invoiceStatuses.find((one) => one === status);
  return known && statusLooks[known];
}

type Projects = NonNullable<AnswerOf<typeof readUserActivity>['projects']>;

/** Boards with the user's cards and their progress. */
function ProjectCard({ projects }: { projects: Projects }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('users.projects.title')} text={projects.length === 0 ? t('users.projects.none') : undefined}>
      {projects.length > 0 && (
        <ul className={cardList.list}>
          {projects.map(({ boardId, title, open, done }) => {
            const share = open + done === 0 ? 0 : done / (open + done);
            return (
              <li key={boardId} className={classes.project}>
                <bdi className={cardList.strong}>{title}</bdi>
                <span className={cardList.quiet}>{t('users.projects.done', { done, count: open + done })}</span>
                <progress className={classes.progress} value={share} max={1} aria-label={title} />
                <span className={classes.share}>{formatPercent(share, i18n.language)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

const tones = { session: 'info', account: 'info', user: 'accent', card: 'success', role: 'warning' } as const;

interface Props {
  timeline: AnswerOf<typeof readUserActivity>['timeline'];
  /** The user's name, which isn't repeated in each row. */
  name: string;
}

/** Recent activity of and around a user. */
function TimelineCard({ timeline, name }: Props) {
  const { t } = useTranslation();
  return (
    <Card title={t('users.timeline.title')} text={timeline.length === 0 ? t('users.timeline.none') : undefined}>
      {timeline.length > 0 && (
        <Timeline
          entries={timeline.map(({ at, kind, title, actorName, path }, index) => ({
            // Two events can share a timestamp.
            key: `${at} ${index}`,
            tone: tones[kind.split('.')[0] as keyof typeof tones] ?? 'neutral',
            what: (
              <>
                <strong>{t(timelineKey(kind))}</strong>
                {title && title !== name && (
                  <>
                    {' · '}
                    {path ? (
                      <PageLink href={path}>
                        <bdi>{title}</bdi>
                      </PageLink>
                    ) : (
                      <bdi>{title}</bdi>
                    )}
                  </>
                )}
              </>
            ),
            actorName: actorName === name ? null : actorName,
            at,
          }))}
        />
      )}
    </Card>
  );
}
