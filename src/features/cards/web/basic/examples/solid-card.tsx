import { useTranslation } from '#web/i18n.ts';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';

/** All of a card in the accent: one on a page at most. */
export function SolidCard() {
  const { t } = useTranslation();
  return (
    <ContentCard look="solid" title={t('cards.basic.solid.title')}>
      <p>{t('cards.basic.solid.text')}</p>
    </ContentCard>
  );
}
