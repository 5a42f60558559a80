import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useCan, useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPencil, IconSearch } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import { lostPath, newPath } from '../help-addresses.ts';
import { HelpBanner } from '../help-banner.tsx';
import { cardsQuery } from '../help-queries.ts';
import { whyFailed } from '../why-failed.ts';
import classes from './centre-page.module.css';
import { EmptyCentre } from './empty-centre.tsx';
import { HelpCards } from './help-cards.tsx';
import { SearchResults } from './search-results.tsx';

const PublicHelp = lazyPart(() => import('./public-help.tsx').then((module) => module.PublicHelp), { atRest: false });

/** The help centre: one looks for an answer, or begins with what it is about. */
export function CentrePage() {
  const { t } = useTranslation();
  usePageTitle(t('help.title'));
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
        <ErrorState text={whyFailed(t, query.error)} onTryAgain={() => void query.refetch()} />
      ) : query.data?.length === 0 ? (
        <EmptyCentre />
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
