import { useTranslation } from '#web/i18n.ts';
import { IconQuote } from '#web/icons.ts';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';
import classes from './quote-card.module.css';

/** Somebody’s words, between both strips. */
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
