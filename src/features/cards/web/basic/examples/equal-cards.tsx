import { useTranslation } from '#web/i18n.ts';
import { CardGroup } from '#web/ui/content-card/card-group.tsx';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';

/** Cards side by side, all as high as the highest. */
export function EqualCards() {
  const { t } = useTranslation();
  return (
    <CardGroup label={t('cards.basic.equal.label')}>
      {(['short', 'longer', 'middling'] as const).map((key) => (
        <ContentCard key={key} title={t(`cards.basic.equal.${key}`)} footer={t(`cards.basic.equal.${key}Footer`)}>
          <p>{t(`cards.basic.equal.${key}Text`)}</p>
        </ContentCard>
      ))}
    </CardGroup>
  );
}
