import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useCan } from '#web/ability.ts';
import { FilterDropdown } from '#web/data-table/filter-dropdown.tsx';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { SavedView } from '../contract.ts';
import { viewQuery } from './view-query.ts';
import { viewsQuery } from './views-query.ts';

// Loaded once the page is idle, because the list is needed first.
const ViewItems = lazyPart(() => import('./view-items.tsx').then(({ ViewItems }) => ViewItems));
const NameDialog = lazyPart(() => import('./name-dialog.tsx').then(({ NameDialog }) => NameDialog));

interface Props {
  /** Name of the list its views are saved under. */
  list: string;
  /** Current columns in URL format. */
  columns: string;
}

/** Menu of saved views: open, save, rename, share, and delete. */
export function ViewsMenu(props: Props) {
  const mayRead = useCan('read', 'View');
  return mayRead ? <Menu {...props} /> : null;
}

function Menu({ list, columns }: Props) {
  const { t } = useTranslation();
  const router = useRouter();
  const { view }: { view?: unknown } = useSearch({ strict: false });
  // Loads the views with the menu; earlier only when the URL names one, for its name.
  const { data } = useQuery({ ...viewsQuery(list), enabled: view !== undefined });
  const [naming, setNaming] = useState<SavedView | 'new'>();
  const shown = data?.views.find(({ id }) => String(id) === String(view));
  const now = () => viewQuery(router.history.location.search, columns);
  const isOther = shown !== undefined && now() !== new URLSearchParams(shown.query).toString();
  return (
    <>
      <FilterDropdown
        label={t('views.view')}
        value={shown ? (isOther ? t('views.changed', { name: shown.name }) : shown.name) : t('views.none')}
        isOn={shown !== undefined}
      >
        <ViewItems list={list} shown={shown} isOther={isOther} now={now} onName={setNaming} />
      </FilterDropdown>
      <Suspense fallback={null}>
        {naming && <NameDialog list={list} view={naming} now={now} onClose={() => setNaming(undefined)} />}
      </Suspense>
    </>
  );
}
