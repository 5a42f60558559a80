import { useTranslation } from '#web/i18n.ts';
import { IconCheck } from '#web/icons.ts';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';
import classes from './list-card.module.css';

/** A list. */
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
