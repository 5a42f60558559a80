import { useTranslation } from '#web/i18n.ts';
import { RoomPicture } from '#web/pictures/room-picture.tsx';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';

/** Words on a picture. */
export function PictureOverCard() {
  const { t } = useTranslation();
  return (
    <ContentCard title={t('cards.basic.over.title')} subtitle={t('cards.basic.over.subtitle')} picture={<RoomPicture />} pictureAt="over">
      <p>{t('cards.basic.over.text')}</p>
    </ContentCard>
  );
}
