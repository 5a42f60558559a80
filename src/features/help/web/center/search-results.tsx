import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MarkedText } from '#platform/search/web/public-api.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconSearch } from '#web/icons.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { useDebounced } from '#web/use-debounced.ts';
import { keepHelpSearch } from '../../contract.ts';
import { DraftPill } from '../draft-pill.tsx';
import { articleAddress } from '../help-addresses.ts';
import { foundQuery } from '../help-queries.ts';
import { toErrorText } from '../to-error-text.ts';
import classes from './search-results.module.css';

/** Articles that contain all words; searches without results are reported to editors. */
export function SearchResults({ q }: { q: string }) {
  const { t } = useTranslation();
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...foundQuery(q), placeholderData: keepPreviousData });
  useLostSearch(q, data?.total === 0 && !isPlaceholderData);
  if (error && !data) return <ErrorState text={toErrorText(t, error)} onTryAgain={() => void refetch()} />;
  if (!data) return <div className={classes.card} aria-busy="true" />;
  if (data.total === 0)
    return (
      <div className={classes.card}>
        <PaneMessage icon={<IconSearch />} title={t('common.nothingFound')} text={t('help.noneText')} />
      </div>
    );
  return (
    <section className={classes.card} aria-label={t('help.results')} aria-busy={isPlaceholderData || undefined}>
      <p className={classes.count} role="status">
        {t('help.found', { count: data.total })}
      </p>
      <ol className={classes.hits}>
        {data.hits.map((hit) => (
          <li key={hit.id} className={classes.hit}>
            <h2 className={classes.question}>
              <a href={articleAddress(hit)}>
                <MarkedText text={hit.question} marks={hit.questionMarks} className={classes.whole} />
              </a>
            </h2>
            <p className={classes.where}>
              <bdi>{hit.categoryTitle}</bdi> <DraftPill state={hit.state} />
            </p>
            <p className={classes.detail}>
              <MarkedText text={hit.detail} marks={hit.detailMarks} className={classes.whole} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How long a search must stay without results before it counts, so half-typed text isn't reported. */
const debounceMs = 1500;
const told = new Set<string>();

/** Reports a search without results to the editors, once and in the background. */
function useLostSearch(q: string, isLost: boolean): void {
  const rested = useDebounced(q, debounceMs);
  useEffect(() => {
    if (!isLost || rested !== q || told.has(q)) return;
    told.add(q);
    // After a failure the next search in this tab reports it.
    call(keepHelpSearch, { body: { q } }).catch(() => told.delete(q));
  }, [q, rested, isLost]);
}
