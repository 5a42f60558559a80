import { pageAddress } from '#contract/page-address.ts';
import { useTranslation } from '#web/i18n.ts';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** Words at the start of their lines. */
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
