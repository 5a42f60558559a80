import { useTranslation } from '#web/i18n.ts';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';

/** A strip below the words. */
export function FooterCard() {
  const { t } = useTranslation();
  return (
    <ContentCard title={t('cards.basic.footer.title')} footer={t('cards.basic.footer.footer')}>
      <p>{t('cards.basic.footer.text')}</p>
    </ContentCard>
  );
}
