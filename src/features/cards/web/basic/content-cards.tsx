import { pageAddress } from '#contract/page-address.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck } from '#web/icons.ts';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import classes from './content-cards.module.css';

/** A title, a subtitle, text, and a link. */
export function TextCard() {
  const { t } = useTranslation();
  return (
    <ContentCard title={t('cards.basic.text.title')} subtitle={t('cards.basic.text.subtitle')}>
      <p>{t('cards.basic.text.text')}</p>
      <PageLink href={pageAddress('/apps/ecommerce/shop', {})}>{t('cards.basic.text.link')}</PageLink>
    </ContentCard>
  );
}

export function ListCard() {
  const { t } = useTranslation();
  return (
    <ContentCard title={t('cards.basic.list.title')}>
      <ul className={classes.list}>
        {(['oak', 'joints', 'oil'] as const).map((key) => (
          <li key={key} className={classes.line}>
            <IconCheck size={18} />
            {t(`cards.basic.list.${key}`)}
          </li>
        ))}
      </ul>
    </ContentCard>
  );
}

/** Label and value pairs. */
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
