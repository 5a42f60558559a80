import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconClock, IconCreditCard, IconUserCheck, IconUsers } from '#web/icons.ts';
import { StatCard } from '#web/ui/stat-card.tsx';
import { StatCards } from '#web/ui/stat-cards.tsx';
import { userCountsQuery } from '../user-queries.ts';

/** How many users there are, over the list of them. */
export function UserCards() {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(userCountsQuery);
  const number = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value, i18n.language));
  const share = (value: number | undefined) => {
    // As high as it will be.
    if (!data || value === undefined) return '\u00a0';
    return t('users.cards.ofAll', { share: formatPercent(value / Math.max(1, data.total), i18n.language) });
  };
  return (
    <StatCards label={t('users.cards.label')}>
      <StatCard
        label={t('users.cards.total')}
        value={number(data?.total)}
        note={data ? t('users.cards.inactive', { count: data.inactive }) : '\u00a0'}
        icon={<IconUsers />}
      />
      <StatCard label={t('users.cards.paid')} value={number(data?.paid)} note={share(data?.paid)} icon={<IconCreditCard />} tone="info" />
      <StatCard
        label={t('users.cards.active')}
        value={number(data?.active)}
        note={share(data?.active)}
        icon={<IconUserCheck />}
        tone="success"
      />
      <StatCard
        label={t('users.cards.pending')}
        value={number(data?.pending)}
        note={share(data?.pending)}
        icon={<IconClock />}
        tone="warning"
      />
    </StatCards>
  );
}
