import { useTranslation } from '#web/i18n.ts';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';

/** Facts by their names. */
export function FactsCard() {
  const { t } = useTranslation();
  return (
    <ContentCard title={t('cards.basic.facts.title')}>
      <FactList
        facts={(['wood', 'size', 'weight'] as const).map((key) => ({
          label: t(`cards.basic.facts.${key}`),
          content: t(`cards.basic.facts.${key}Value`),
        }))}
      />
    </ContentCard>
  );
}
