import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n.ts';
import { IconHelpCircle } from '#web/icons.ts';
import { useObjectName } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { centerPath } from '../help-addresses.ts';
import { cardsQuery, groupsQuery } from '../help-queries.ts';
import { toErrorText } from '../to-error-text.ts';
import { WayBack } from '../way-back.tsx';
import classes from './category-page.module.css';
import { QuestionGroups } from './question-groups.tsx';

/** Questions of a category, by group. */
export function CategoryPage() {
  const { t } = useTranslation();
  const { category = '' }: { category?: string } = useParams({ strict: false });
  const cards = useQuery(cardsQuery);
  const groups = useQuery(groupsQuery(category));
  const card = cards.data?.find((one) => one.category === category);
  useObjectName(card?.title, t('menu.knowledgeBase'));
  const error = cards.error ?? groups.error;
  const retry = () => void Promise.all([cards.refetch(), groups.refetch()]);
  if (error && !(cards.data && groups.data)) return <ErrorState text={toErrorText(t, error)} onTryAgain={retry} />;
  if (cards.data && !card)
    return (
      <div className={classes.head}>
        <PaneMessage icon={<IconHelpCircle />} title={t('help.unknownCategory')} isHeading text={t('help.unknownCategoryText')}>
          <PageLink href={centerPath} look="outline">
            {t('help.toCentre')}
          </PageLink>
        </PaneMessage>
      </div>
    );
  return (
    <div className={classes.page}>
      <WayBack href={centerPath}>{t('menu.knowledgeBase')}</WayBack>
      {card && (
        <header className={classes.head}>
          <img className={classes.picture} src={card.image} alt="" width={480} height={240} />
          <div className={classes.words}>
            <h1 className={classes.title} dir="auto">
              {card.title}
            </h1>
            <p className={classes.text} dir="auto">
              {card.desc}
            </p>
            <p className={classes.text}>{t('help.questions', { count: card.questions })}</p>
          </div>
        </header>
      )}
      <QuestionGroups groups={groups.data} />
    </div>
  );
}
