import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { languageOf } from '#contract/languages.ts';
import { commonFailure } from '#web/actions/common-failure.ts';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { TablePager } from '#web/data-table/table-pager.tsx';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconSearch } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PaneFace } from '#web/ui/pane-face.tsx';
import { lineIn } from '../../line-parts.ts';
import { readQueryLine, withInLine } from '../find/query-line.ts';
import { resultsQuery } from '../search-queries.ts';
import { KindFilter } from './kind-filter.tsx';
import { LineFilters } from './line-filters.tsx';
import { ResultList } from './result-list.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { resultTable } from './result-table.ts';
import classes from './results.module.css';

/** All that a line finds, a page at a time. The line in the address says what is asked for; the filters only write it. */
export function Results() {
  const { t, i18n } = useTranslation();
  const search = useTableSearch(resultTable);
  const { q } = search;
  const title = t('search.page.title');
  const [typed, setTyped] = useState('');
  // The reader's words for the address's; as they typed it, where that is the same.
  const line = lineIn('en', typed) === q ? typed : lineIn(languageOf(i18n.language) ?? 'en', q);
  usePageTitle(line === '' ? title : `${line} · ${title}`);
  const query = useQuery({ ...resultsQuery(search), enabled: q !== '', placeholderData: keepPreviousData });
  const data = q === '' ? undefined : query.data;
  const hasFailed = query.isError && !data;
  const asked = readQueryLine(q);
  const searchFor = (text: string) => {
    setTyped(text);
    search.search(lineIn('en', text));
  };
  const change = (changed: Partial<typeof asked>) => search.search(withInLine(q, changed));
  const total = data && `${formatNumber(data.total, i18n.language)}${data.isMore ? '+' : ''}`;
  const words = { ...asked, kind: '' as const };
  const isNarrowed = q !== words.words;
  return (
    <TableFrame label={title}>
      <TableBar
        title={title}
        subtitle={data && t('search.page.count', { count: data.total, shown: total })}
        search={{ q: line, search: searchFor, isFiltered: isNarrowed, clear: () => search.search(asked.words) }}
        searchLabel={t('search.field')}
        filters={<LineFilters asked={asked} onChange={change} />}
      />
      {data && <KindFilter counts={data.counts} kind={asked.kind} onChoose={(kind) => change({ kind })} />}
      {data?.corrections.map(({ word, instead }) => (
        <p key={word} className={classes.note}>
          {t('search.instead', { word, instead })}
        </p>
      ))}
      {q === '' && <PaneFace icon={<IconSearch />} title={t('search.page.begin')} text={t('search.page.beginText')} />}
      {q !== '' && query.isPending && <ResultSkeleton />}
      {hasFailed && q !== '' && (
        <ErrorState text={commonFailure(t, query.error, t('search.failed')).message} onTryAgain={() => void query.refetch()} />
      )}
      {data?.hits.length === 0 && (
        <PaneFace
          icon={<IconSearch />}
          title={t('table.noneFound')}
          text={t('search.page.noneText')}
          action={isNarrowed ? { label: t('table.clearFilters'), run: () => search.search(asked.words) } : undefined}
        />
      )}
      {data && data.hits.length > 0 && (
        <>
          <ResultList hits={data.hits} isLate={query.isPlaceholderData} />
          <TablePager
            page={search.page}
            perPage={search.perPage}
            total={data.total}
            onPage={search.showPage}
            onPerPage={search.showPerPage}
          />
        </>
      )}
    </TableFrame>
  );
}
