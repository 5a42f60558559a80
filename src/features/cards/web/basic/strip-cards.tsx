import { useTranslation } from '#web/i18n.ts';
import { IconQuote } from '#web/icons.ts';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';
import classes from './strip-cards.module.css';

export function HeaderCard() {
  const { t } = useTranslation();
  return (
    <ContentCard title={t('cards.basic.header.title')} header={t('cards.basic.header.header')}>
      <p>{t('cards.basic.header.text')}</p>
    </ContentCard>
  );
}

export function FooterCard() {
  const { t } = useTranslation();
  return (
    <ContentCard title={t('cards.basic.footer.title')} footer={t('cards.basic.footer.footer')}>
      <p>{t('cards.basic.footer.text')}</p>
    </ContentCard>
  );
}

/** A quote between header and footer. */
export function QuoteCard() {
  const { t } = useTranslation();
  return (
    <ContentCard title={t('cards.basic.quote.title')} header={t('cards.basic.quote.header')} footer={t('cards.basic.quote.footer')}>
      <blockquote className={classes.quote}>
        <IconQuote size={20} />
        {t('cards.basic.quote.text')}
      </blockquote>
    </ContentCard>
  );
}
