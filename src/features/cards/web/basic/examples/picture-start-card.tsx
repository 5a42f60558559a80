import { pageAddress } from '#contract/page-address.ts';
import { useTranslation } from '#web/i18n.ts';
import { WorkshopPicture } from '#web/pictures/workshop-picture.tsx';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** A picture beside the words. */
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
