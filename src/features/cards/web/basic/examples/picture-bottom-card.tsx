import { useTranslation } from '#web/i18n.ts';
import { ChairPicture } from '#web/pictures/chair-picture.tsx';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';

/** A picture below the words. */
export function PictureBottomCard() {
  const { t } = useTranslation();
  return (
    <ContentCard
      title={t('cards.basic.bottom.title')}
      subtitle={t('cards.basic.bottom.subtitle')}
      picture={<ChairPicture />}
      pictureAt="bottom"
    >
      <p>{t('cards.basic.bottom.text')}</p>
    </ContentCard>
  );
}
