import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { languageOf } from '#contract/languages.ts';
import { commonFailure } from '#web/actions/common-failure.ts';
import { DayFilter } from '#web/data-table/day-filter.tsx';
import filterFrame from '#web/data-table/filter-frame.module.css';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { TablePager } from '#web/data-table/table-pager.tsx';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconSearch } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import type { SearchKind, searchPage } from '../../contract.ts';
import { translateQuery } from '../../line-parts.ts';
import { type QueryLine, readQueryLine, withInLine } from '../find/query-line.ts';
import { resultsQuery } from '../search-queries.ts';
import { ResultList, ResultSkeleton } from './result-list.tsx';
import { resultTable } from './result-table.ts';
import classes from './results.module.css';

/** All search results, paginated. The query in the URL is the single source of truth; filters only edit it. */
export function Results() {
  const { t, i18n } = useTranslation();
  const search = useTableSearch(resultTable);
  const { q } = search;
  const title = t('search.page.title');
  const [typed, setTyped] = useState('');
  // Shows the URL's query in the user's language, or as typed when equivalent.
  const line = translateQuery('en', typed) === q ? typed : translateQuery(languageOf(i18n.language) ?? 'en', q);
  usePageTitle(line === '' ? title : `${line} · ${title}`);
  const query = useQuery({ ...resultsQuery(search), enabled: q !== '', placeholderData: keepPreviousData });
  const data = q === '' ? undefined : query.data;
  const hasFailed = query.isError && !data;
  const asked = readQueryLine(q);
  const searchFor = (text: string) => {
    setTyped(text);
    search.search(translateQuery('en', text));
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
      {q === '' && <PaneMessage icon={<IconSearch />} title={t('search.page.begin')} text={t('search.page.beginText')} />}
      {q !== '' && query.isPending && <ResultSkeleton />}
      {hasFailed && q !== '' && (
        <ErrorState text={commonFailure(t, query.error, t('search.failed')).message} onTryAgain={() => void query.refetch()} />
      )}
      {data?.hits.length === 0 && (
        <PaneMessage
          icon={<IconSearch />}
          title={t('common.nothingFound')}
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

interface KindFilterProps {
  counts: AnswerOf<typeof searchPage>['counts'];
  kind: SearchKind | '';
  onChoose: (kind: SearchKind | '') => void;
}

/** Filter by kind, with counts. */
function KindFilter({ counts, kind, onChoose }: KindFilterProps) {
  const { t, i18n } = useTranslation();
  const shown = counts.filter((one) => one.count > 0 || one.kind === kind);
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className={classes.kinds} role="group" aria-label={t('search.page.kinds')}>
      <button type="button" className={classes.kind} aria-pressed={kind === ''} onClick={() => onChoose('')}>
        {t('search.page.all')}
      </button>
      {shown.map((one) => (
        <button key={one.kind} type="button" className={classes.kind} aria-pressed={one.kind === kind} onClick={() => onChoose(one.kind)}>
          {t(`search.kind.${one.kind}`)}
          <span className={classes.count}>{`${formatNumber(one.count, i18n.language)}${one.isMore ? '+' : ''}`}</span>
        </button>
      ))}
    </div>
  );
}

interface LineFiltersProps {
  asked: QueryLine;
  onChange: (change: Partial<QueryLine>) => void;
}

/** Author and date filters, which write `from:`, `after:`, and `before:` into the query. */
function LineFilters({ asked: { from, after, before }, onChange }: LineFiltersProps) {
  const { t } = useTranslation();
  const furthest = '2100-12-31';
  return (
    <>
      <FromField key={from} from={from} onChange={(name) => onChange({ from: name })} />
      <DayFilter label={t('search.page.after')} value={after} max={before || furthest} onChoose={(day) => onChange({ after: day })} />
      <DayFilter label={t('search.page.before')} value={before} max={furthest} onChoose={(day) => onChange({ before: day })} />
    </>
  );
}

/** Applies the text on Enter or blur. */
function FromField({ from, onChange }: { from: string; onChange: (name: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState(from);
  const enter = () => {
    if (typed.trim() !== from) onChange(typed.trim());
  };
  return (
    <label htmlFor={id} className={`${filterFrame.frame} ${classes.from}`} data-on={from ? true : undefined}>
      <span>{t('search.page.from')}</span>
      <LimitedInput
        id={id}
        type="text"
        dir="auto"
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={enter}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && enter()}
      />
    </label>
  );
}
