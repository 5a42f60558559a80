import { useTranslation } from '#web/i18n.ts';
import { CardGroup } from '#web/ui/content-card/card-group.tsx';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';

const tones = ['info', 'success', 'warning', 'danger'] as const;

/** An edge in the colour of what a card means. */
export function OutlinedCards() {
  const { t } = useTranslation();
  return (
    <CardGroup label={t('cards.basic.outlined.label')}>
      {tones.map((tone) => (
        <ContentCard key={tone} look="outline" tone={tone} title={t(`cards.basic.outlined.${tone}`)}>
          <p>{t(`cards.basic.outlined.${tone}Text`)}</p>
        </ContentCard>
      ))}
    </CardGroup>
  );
}
