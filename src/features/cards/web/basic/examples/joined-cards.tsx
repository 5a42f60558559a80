import { useTranslation } from '#web/i18n.ts';
import { ChairPicture } from '#web/pictures/chair-picture.tsx';
import { LampPicture } from '#web/pictures/lamp-picture.tsx';
import { RoomPicture } from '#web/pictures/room-picture.tsx';
import { CardGroup } from '#web/ui/content-card/card-group.tsx';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';

const parts = [
  { key: 'seating', picture: <ChairPicture /> },
  { key: 'light', picture: <LampPicture /> },
  { key: 'rooms', picture: <RoomPicture /> },
] as const;

/** Cards edge to edge, as one. */
export function JoinedCards() {
  const { t } = useTranslation();
  return (
    <CardGroup label={t('cards.basic.joined.label')} isJoined>
      {parts.map(({ key, picture }) => (
        <ContentCard key={key} title={t(`cards.basic.joined.${key}`)} picture={picture} footer={t(`cards.basic.joined.${key}Footer`)}>
          <p>{t(`cards.basic.joined.${key}Text`)}</p>
        </ContentCard>
      ))}
    </CardGroup>
  );
}
