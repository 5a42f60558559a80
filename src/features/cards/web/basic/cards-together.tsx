import { useTranslation } from '#web/i18n.ts';
import { ChairPicture } from '#web/pictures/chair-picture.tsx';
import { LampPicture } from '#web/pictures/lamp-picture.tsx';
import { RoomPicture } from '#web/pictures/room-picture.tsx';
import { CardGroup } from '#web/ui/content-card/card-group.tsx';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';

const tones = ['info', 'success', 'warning', 'danger'] as const;

/** A border in a semantic color. */
export function OutlinedCards() {
  const { t } = useTranslation();
  return (
    <CardGroup label={t('cards.basic.outlined.label')}>
      {tones.map((tone) => (
        <ContentCard key={tone} look="outline" tone={tone} title={t(`cards.basic.outlined.${tone}`)}>
          <p>{t(`cards.basic.outlined.${tone}Text`)}</p>
        </ContentCard>
      ))}
    </CardGroup>
  );
}

/** A tinted background in a semantic color. */
export function TintedCards() {
  const { t } = useTranslation();
  return (
    <CardGroup label={t('cards.basic.tinted.label')}>
      {tones.map((tone) => (
        <ContentCard key={tone} look="tinted" tone={tone} title={t(`cards.basic.tinted.${tone}`)}>
          <p>{t(`cards.basic.tinted.${tone}Text`)}</p>
        </ContentCard>
      ))}
    </CardGroup>
  );
}

const parts = [
  { key: 'seating', picture: <ChairPicture /> },
  { key: 'light', picture: <LampPicture /> },
  { key: 'rooms', picture: <RoomPicture /> },
] as const;

/** Cards joined edge to edge. */
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

/** Cards of equal height, side by side. */
export function EqualCards() {
  const { t } = useTranslation();
  return (
    <CardGroup label={t('cards.basic.equal.label')}>
      {(['short', 'longer', 'middling'] as const).map((key) => (
        <ContentCard key={key} title={t(`cards.basic.equal.${key}`)} footer={t(`cards.basic.equal.${key}Footer`)}>
          <p>{t(`cards.basic.equal.${key}Text`)}</p>
        </ContentCard>
      ))}
    </CardGroup>
  );
}
