import { useTranslation } from '#web/i18n.ts';
import { CardGroup } from '#web/ui/content-card/card-group.tsx';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';

const tones = ['info', 'success', 'warning', 'danger'] as const;

/** A soft ground in the colour of what a card means. */
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
