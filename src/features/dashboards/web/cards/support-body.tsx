import { GaugeChart } from '#web/charts/gauge-chart.tsx';
import { formatNumber, formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import type { CardProps } from '../card-row.ts';
import { Figure } from '../frame/figure.tsx';
import { listsOfFigures } from '../lists-of-figures.ts';
import { GaugeMiddle } from './gauge-middle.tsx';
import { PairOfFigures } from './pair-of-figures.tsx';

/** State of the reader's inbox. */
export function SupportBody({ data, span, title }: CardProps<'supportTracker'>) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const { totalTicket, newTicket, openTicket, responseHours } = data;
  const answered = totalTicket - openTicket;
  const share = totalTicket === 0 ? 0 : answered / totalTicket;
  const open = { name: t('dashboards.ticket.open'), value: openTicket, tone: 4, href: listsOfFigures.inbox(span, 'unanswered') } as const;
  const unread = { name: t('dashboards.ticket.new'), value: newTicket, tone: 3, href: listsOfFigures.inbox(span, 'unread') } as const;
  const response = responseHours === null ? t('dashboards.notYet') : t('dashboards.hours', { count: Math.round(responseHours) });
  return (
    <>
      <Figure value={number(totalTicket)} href={listsOfFigures.inbox(span)} note={t('dashboards.ticket.total')} />
      <GaugeChart
        label={title}
        head={[t('dashboards.ticket.total'), t('dashboards.count')]}
        parts={[{ name: t('dashboards.ticket.answered'), value: answered, tone: 1 }, open, unread]}
        share={share}
        format={number}
        height={168}
        middle={<GaugeMiddle value={formatPercent(share, i18n.language)} text={t('dashboards.ticket.answered')} />}
      />
      <PairOfFigures figures={[unread, open]} format={number} last={{ name: t('dashboards.ticket.response'), text: response }} />
    </>
  );
}
