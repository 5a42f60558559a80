import { pageAddress } from '#contract/page-address.ts';
import { useTranslation } from '#web/i18n.ts';
import { LampPicture } from '#web/pictures/lamp-picture.tsx';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** A picture above the words. */
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
