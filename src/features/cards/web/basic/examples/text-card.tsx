import { pageAddress } from '#contract/page-address.ts';
import { useTranslation } from '#web/i18n.ts';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** A title, a quiet line below it, words and a link. */
export function TextCard() {
  const { t } = useTranslation();
  return (
    <ContentCard title={t('cards.basic.text.title')} subtitle={t('cards.basic.text.subtitle')}>
      <p>{t('cards.basic.text.text')}</p>
      <PageLink href={pageAddress('/apps/ecommerce/shop', {})}>{t('cards.basic.text.link')}</PageLink>
    </ContentCard>
  );
}
