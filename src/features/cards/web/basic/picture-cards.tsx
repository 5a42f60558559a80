import { pageAddress } from '#contract/page-address.ts';
import { useTranslation } from '#web/i18n.ts';
import { ChairPicture } from '#web/pictures/chair-picture.tsx';
import { LampPicture } from '#web/pictures/lamp-picture.tsx';
import { RoomPicture } from '#web/pictures/room-picture.tsx';
import { WorkshopPicture } from '#web/pictures/workshop-picture.tsx';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

export function PictureTopCard() {
  const { t } = useTranslation();
  return (
    <ContentCard title={t('cards.basic.top.title')} picture={<LampPicture />}>
      <p>{t('cards.basic.top.text')}</p>
      <PageLink href={pageAddress('/apps/ecommerce/shop', {}, { q: 'lamp' })} look="outline">
        {t('cards.basic.top.link')}
      </PageLink>
    </ContentCard>
  );
}

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

export function PictureOverCard() {
  const { t } = useTranslation();
  return (
    <ContentCard title={t('cards.basic.over.title')} subtitle={t('cards.basic.over.subtitle')} picture={<RoomPicture />} pictureAt="over">
      <p>{t('cards.basic.over.text')}</p>
    </ContentCard>
  );
}

export function PictureStartCard() {
  const { t } = useTranslation();
  return (
    <ContentCard
      title={t('cards.basic.start.title')}
      subtitle={t('cards.basic.start.subtitle')}
      picture={<WorkshopPicture />}
      pictureAt="start"
    >
      <p>{t('cards.basic.start.text')}</p>
      <PageLink href={pageAddress('/apps/calendar', {})}>{t('cards.basic.start.link')}</PageLink>
    </ContentCard>
  );
}

/** A card in the accent color; at most one per page. */
export function SolidCard() {
  const { t } = useTranslation();
  return (
    <ContentCard look="solid" title={t('cards.basic.solid.title')}>
      <p>{t('cards.basic.solid.text')}</p>
    </ContentCard>
  );
}
