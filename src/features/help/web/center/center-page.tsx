import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useCan, useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconHelpCircle, IconPencil, IconSearch } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import type { HelpCard } from '../../contract.ts';
import { categoryAddress, lostPath, newPath } from '../help-addresses.ts';
import { HelpBanner } from '../help-banner.tsx';
import { cardsQuery } from '../help-queries.ts';
import { toErrorText } from '../to-error-text.ts';
import { useHelpActions } from '../use-help-actions.ts';
import classes from './center-page.module.css';
import { SearchResults } from './search-results.tsx';

const PublicHelp = lazyPart(() => import('./public-help.tsx').then((module) => module.PublicHelp), { prefetchWhenIdle: false });

/** The help center's home: search, or browse by category. */
export function CenterPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.knowledgeBase'));
  const rights = useRights('Help');
  const seesDrafts = useCan('read', 'Help');
  const maySettle = useCan('manage', 'Help');
  const [q = '', setQ] = useSearchValue('q');
  const query = useQuery(cardsQuery);
  return (
    <div className={classes.page}>
      <HelpBanner
        title={t('help.banner')}
        text={t('help.bannerText')}
        q={q}
        searchLabel={t('help.search')}
        onSearch={(typed) => setQ(typed || undefined)}
        actions={
          seesDrafts && (
            <>
              {rights.create && (query.data?.length ?? 0) > 0 && (
                <PageLink href={newPath} look="outline">
                  <IconPencil size={18} />
                  {t('help.write')}
                </PageLink>
              )}
              <PageLink href={lostPath} look="outline">
                <IconSearch size={18} />
                {t('help.lost.title')}
              </PageLink>
            </>
          )
        }
      />
      {q ? (
        <SearchResults q={q} />
      ) : query.error && !query.data ? (
        <ErrorState text={toErrorText(t, query.error)} onTryAgain={() => void query.refetch()} />
      ) : query.data?.length === 0 ? (
        <EmptyCenter />
      ) : (
        <HelpCards cards={query.data} />
      )}
      {maySettle && !q && (
        <Suspense fallback={null}>
          <PublicHelp />
        </Suspense>
      )}
    </div>
  );
}

/** Empty state: editors can add Atrium's own manual. */
function EmptyCenter() {
  const { t } = useTranslation();
  const rights = useRights('Help');
  const { addManual } = useHelpActions();
  return (
    <div className={classes.empty}>
      <PaneMessage
        icon={<IconHelpCircle />}
        title={t('help.empty')}
        text={t(rights.create ? 'help.emptyForWriters' : 'help.emptyText')}
        action={rights.create ? { label: t('help.manual.add'), run: () => void addManual() } : undefined}
      />
    </div>
  );
}

const waiting = Array.from({ length: 6 }, (_, index) => index);

/** A card per category; placeholders while loading. */
function HelpCards({ cards }: { cards: readonly HelpCard[] | undefined }) {
  const { t } = useTranslation();
  if (!cards)
    return (
      <ul className={classes.cards} aria-busy="true" aria-label={t('ui.loading')}>
        {waiting.map((place) => (
          <li key={place} className={classes.waiting} />
        ))}
      </ul>
    );
  return (
    <ul className={classes.cards}>
      {cards.map(({ id, category, image, title, desc, questions }) => (
        <li key={id} className={classes.card}>
          <img className={classes.picture} src={image} alt="" width={480} height={240} />
          <div className={classes.words}>
            <h2 className={classes.title} dir="auto">
              <a href={categoryAddress(category)}>{title}</a>
            </h2>
            <p className={classes.text} dir="auto">
              {desc}
            </p>
            <p className={classes.count}>{t('help.questions', { count: questions })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
