import { pageAddress } from '#contract/page-address.ts';
import { useTranslation } from '#web/i18n.ts';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

export function AlignedStartCard() {
  const { t } = useTranslation();
  return (
    <ContentCard title={t('cards.basic.startAligned.title')}>
      <p>{t('cards.basic.startAligned.text')}</p>
      <PageLink href={pageAddress('/apps/chat', {})} look="outline">
        {t('cards.basic.startAligned.link')}
      </PageLink>
    </ContentCard>
  );
}

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

export function AlignedEndCard() {
  const { t } = useTranslation();
  return (
    <ContentCard title={t('cards.basic.endAligned.title')} align="end">
      <p>{t('cards.basic.endAligned.text')}</p>
      <PageLink href={pageAddress('/apps/chat', {})} look="outline">
        {t('cards.basic.endAligned.link')}
      </PageLink>
    </ContentCard>
  );
}
