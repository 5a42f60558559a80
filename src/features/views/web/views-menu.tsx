import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useCan } from '#web/ability.ts';
import { FilterDropdown } from '#web/data-table/filter-dropdown.tsx';
import { useTranslation } from '#web/i18n.ts';
import { IconLink, IconPencil, IconPlus, IconRefresh, IconTrash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { toast } from '#web/toast.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import type { SavedView } from '../contract.ts';
import { useViewActions } from './use-view-actions.ts';
import { viewAddress, viewQuery } from './view-query.ts';
import { viewsQuery } from './views-query.ts';

const NameDialog = lazyPart(() => import('./name-dialog.tsx').then(({ NameDialog }) => NameDialog));

interface Props {
  /** The name of the list, under which its views are kept. */
  list: string;
  /** How the columns stand now, as the address says it. */
  columns: string;
}

/** The views of a list that somebody has saved: to be shown, saved, renamed, shared and deleted. */
export function ViewsMenu({ list, columns }: Props) {
  const mayRead = useCan('read', 'View');
  return mayRead ? <Menu list={list} columns={columns} /> : null;
}

function Menu({ list, columns }: Props) {
  const { t } = useTranslation();
  const router = useRouter();
  const asked: Record<string, unknown> = useSearch({ strict: false });
  const { data } = useQuery(viewsQuery(list));
  const actions = useViewActions(list);
  const [naming, setNaming] = useState<SavedView | 'new'>();
  const views = data?.views ?? [];
  const shown = views.find(({ id }) => String(id) === String(asked.view));
  const { pathname } = router.history.location;
  const now = () => viewQuery(router.history.location.search, columns);
  const go = (address: string) => void router.navigate({ href: address, resetScroll: false });
  const isOther = shown !== undefined && now() !== new URLSearchParams(shown.query).toString();
  const copy = async () => {
    const query = now();
    const address = shown && !isOther ? viewAddress(pathname, shown) : `${pathname}${query && `?${query}`}`;
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      toast({ tone: 'success', message: t('views.done.copied') });
    } catch {
      toast({ tone: 'error', message: t('table.copyFailed') });
    }
  };
  return (
    <>
      <FilterDropdown
        label={t('views.view')}
        value={shown ? (isOther ? t('views.changed', { name: shown.name }) : shown.name) : t('views.none')}
        isOn={shown !== undefined}
      >
        <DropdownItem chosen={!shown} onChoose={() => go(pathname)}>
          {t('views.none')}
        </DropdownItem>
        {views.map((view) => (
          <DropdownItem key={view.id} chosen={view === shown} onChoose={() => go(viewAddress(pathname, view))}>
            <bdi>{view.name}</bdi>
          </DropdownItem>
        ))}
        <hr />
        <DropdownItem icon={<IconPlus />} onChoose={() => setNaming('new')}>
          {t('views.save')}
        </DropdownItem>
        {isOther && (
          <DropdownItem icon={<IconRefresh />} onChoose={() => void actions.change(shown, { query: now() }, 'updated')}>
            {t('views.update', { name: shown.name })}
          </DropdownItem>
        )}
        {shown && (
          <>
            <DropdownItem icon={<IconPencil />} onChoose={() => setNaming(shown)}>
              {t('views.rename')}
            </DropdownItem>
            <DropdownItem
              icon={<IconTrash />}
              onChoose={() => {
                void actions.remove(shown);
                go(pathname);
              }}
            >
              {t('views.delete')}
            </DropdownItem>
          </>
        )}
        <DropdownItem icon={<IconLink />} onChoose={() => void copy()}>
          {t('views.copy')}
        </DropdownItem>
      </FilterDropdown>
      <Suspense fallback={null}>
        {naming && (
          <NameDialog
            title={t(naming === 'new' ? 'views.save' : 'views.rename')}
            begun={naming === 'new' ? '' : naming.name}
            onName={async (name) => {
              if (naming !== 'new') return actions.change(naming, { name }, 'renamed');
              const view = await actions.add(name, now());
              if (view) go(viewAddress(pathname, view));
              return view !== undefined;
            }}
            onClose={() => setNaming(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
