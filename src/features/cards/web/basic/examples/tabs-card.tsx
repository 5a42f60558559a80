import { useTranslation } from '#web/i18n.ts';
import { TabbedCard } from '#web/ui/content-card/tabbed-card.tsx';

/** Three parts of a card, with tabs in its header. */
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
