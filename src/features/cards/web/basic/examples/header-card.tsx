import { useTranslation } from '#web/i18n.ts';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';

/** A strip above the words. */
export function HeaderCard() {
  const { t } = useTranslation();
  return (
    <ContentCard title={t('cards.basic.header.title')} header={t('cards.basic.header.header')}>
      <p>{t('cards.basic.header.text')}</p>
    </ContentCard>
  );
}
