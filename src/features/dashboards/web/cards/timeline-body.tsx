import { pageAddress } from '#contract/page-address.ts';
import { useTranslation } from '#web/i18n.ts';
import { Timeline } from '#web/ui/timeline.tsx';
import type { CardProps } from '../card-row.ts';
import { EmptyNote } from './empty-note.tsx';
import classes from './timeline-body.module.css';

type Tone = Parameters<typeof Timeline>[0]['entries'][number]['tone'];

const tones: Readonly<Record<string, Tone>> = {
  paid: 'success',
  accepted: 'success',
  sent: 'accent',
  issued: 'accent',
  reminded: 'warning',
  questioned: 'warning',
  'past-due': 'danger',
  voided: 'danger',
  downloaded: 'info',
};

/** The latest invoice events; each links to its invoice. */
export function TimelineBody({ data }: CardProps<'timeline'>) {
  const { t } = useTranslation();
  if (data.rows.length === 0) return <EmptyNote text={t('dashboards.empty.timeline')} first="invoice" />;
  return (
    <Timeline
      entries={data.rows.map(({ id, kind, at, invoiceId, number, clientName, actor }) => ({
        ...{ key: id, tone: tones[kind] ?? 'neutral', at, actorName: actor?.fullName },
        what: (
          <>
            <a className={classes.what} href={pageAddress('/apps/invoice/preview/:id', { id: invoiceId })}>
              {t(`dashboards.happened.${kind}`, { number: number ?? t('dashboards.status.draft') })}
            </a>
            <bdi className={classes.client}>{clientName}</bdi>
          </>
        ),
      }))}
    />
  );
}
