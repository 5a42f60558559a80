import { pageAddress } from '#contract/page-address.ts';
import { useTranslation } from '#web/i18n.ts';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** Words in the middle. */
export function AlignedCenterCard() {
  const { t } = useTranslation();
  return (
    <ContentCard title={t('cards.basic.centerAligned.title')} align="center">
      <p>{t('cards.basic.centerAligned.text')}</p>
      <PageLink href={pageAddress('/apps/chat', {})} look="outline">
        {t('cards.basic.centerAligned.link')}
      </PageLink>
    </ContentCard>
  );
}
