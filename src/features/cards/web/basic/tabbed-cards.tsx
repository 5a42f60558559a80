import { useTranslation } from '#web/i18n.ts';
import { TabbedCard } from '#web/ui/content-card/tabbed-card.tsx';

/** Three tabs in the header of a card. */
export function TabsCard() {
  const { t } = useTranslation();
  return (
    <TabbedCard
      label={t('cards.basic.tabs.label')}
      tabs={[
        { key: 'about', label: t('cards.basic.tabs.about'), content: <p>{t('cards.basic.tabs.aboutText')}</p> },
        { key: 'care', label: t('cards.basic.tabs.care'), content: <p>{t('cards.basic.tabs.careText')}</p> },
        { key: 'delivery', label: t('cards.basic.tabs.delivery'), content: <p>{t('cards.basic.tabs.deliveryText')}</p> },
      ]}
    />
  );
}

/** The same with pills. */
export function PillsCard() {
  const { t } = useTranslation();
  return (
    <TabbedCard
      label={t('cards.basic.pills.label')}
      look="pills"
      tabs={[
        { key: 'today', label: t('common.today'), content: <p>{t('cards.basic.pills.todayText')}</p> },
        { key: 'week', label: t('cards.basic.pills.week'), content: <p>{t('cards.basic.pills.weekText')}</p> },
        { key: 'later', label: t('cards.basic.pills.later'), content: <p>{t('cards.basic.pills.laterText')}</p> },
      ]}
    />
  );
}
