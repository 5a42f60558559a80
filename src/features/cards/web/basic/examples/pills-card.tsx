import { useTranslation } from '#web/i18n.ts';
import { TabbedCard } from '#web/ui/content-card/tabbed-card.tsx';

/** The same with pills. */
export function PillsCard() {
  const { t } = useTranslation();
  return (
    <TabbedCard
      label={t('cards.basic.pills.label')}
      look="pills"
      tabs={[
        { key: 'today', label: t('cards.basic.pills.today'), content: <p>{t('cards.basic.pills.todayText')}</p> },
        { key: 'week', label: t('cards.basic.pills.week'), content: <p>{t('cards.basic.pills.weekText')}</p> },
        { key: 'later', label: t('cards.basic.pills.later'), content: <p>{t('cards.basic.pills.laterText')}</p> },
      ]}
    />
  );
}
