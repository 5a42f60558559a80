import { useQuery } from '@tanstack/react-query';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { useShown } from '#web/actions/use-shown.ts';
import { DataTable } from '#web/data-table/data-table.tsx';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { TableHeading } from '#web/data-table/table-heading.tsx';
import { useTranslation } from '#web/i18n.ts';
import { IconArticle, IconPencil, IconPlus, IconTag, IconTrash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useHeldRecord } from '#web/use-held-record.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { useStable } from '#web/use-stable.ts';
import { categoryAddress, listPath } from '../blog-addresses.ts';
import { categoriesQuery } from './categories-query.ts';
import { type ManagedCategory, useCategoryActions } from './use-category-actions.ts';
import { useCategoryColumns } from './use-category-columns.tsx';

const CategoryDialog = lazyPart(() => import('./category-dialog.tsx').then(({ CategoryDialog }) => CategoryDialog));
const none: readonly ManagedCategory[] = [];

/** Manages categories: rename, reorder, delete. */
export function CategoriesPage() {
  const { t } = useTranslation();
  const title = t('blog.categories');
  usePageTitle(title);
  const query = useQuery(categoriesQuery);
  const categories = useShown(categoriesQuery, query.data)?.categories;
  const actions = useCategoryActions();
  const [open, show] = useSearchValue('open');
  const add = () => show('new');
  useShortcuts([{ keys: 'n', label: t('blog.category.add'), run: add }]);
  // A button that moved with its row loses focus; restore it, or focus the other button at the end of the list.
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const button = pressed.current;
    if (!button?.isConnected || document.activeElement !== document.body) return;
    (button.matches(':disabled') ? button.parentElement?.querySelector<HTMLElement>('button:enabled') : button)?.focus();
  });
  const stable = useStable({
    step: (category: ManagedCategory, by: 1 | -1) => {
      pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      const all = categories ?? none;
      const at = all.indexOf(category);
      // Moving up: before the previous row. Moving down: before the row after the next.
      const beforeId = all[by === -1 ? at - 1 : at + 2]?.id ?? null;
      void actions.move(category, beforeId, all[at + 1]?.id ?? null);
    },
    rowActions: (category: ManagedCategory) => (
      <RowMenu
        label={t('common.actionsFor', { name: category.name })}
        items={() => (
          <>
            <DropdownItem icon={<IconPencil />} onChoose={() => show(String(category.id))}>
              {t('blog.category.edit')}
            </DropdownItem>
            <DropdownItem icon={<IconTrash />} onChoose={() => void actions.remove(category)}>
              {t('common.delete')}
            </DropdownItem>
          </>
        )}
      />
    ),
  });
  const columns = useCategoryColumns(categories ?? none, stable.step);
  const opened = useHeldRecord(
    open,
    categories?.find(({ id }) => String(id) === open),
  );
  return (
    <>
      <TableFrame label={title}>
        <TableHeading title={title} text={t('blog.category.about')}>
          <PageLink href={listPath} look="outline">
            <IconArticle size={18} />
            {t('blog.toList')}
          </PageLink>
          <Button onClick={add}>
            <IconPlus size={18} />
            {t('blog.category.add')}
          </Button>
        </TableHeading>
        <DataTable
          label={title}
          columns={columns}
          rows={categories}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          rowHref={({ id }) => categoryAddress(id)}
          onOpen={({ id }) => show(String(id))}
          rowActions={stable.rowActions}
          error={query.error}
          onTryAgain={() => void query.refetch()}
          empty={{
            ...{ icon: <IconTag />, title: t('blog.category.empty'), text: t('blog.category.emptyText') },
            action: { label: t('blog.category.add'), run: add },
          }}
        />
      </TableFrame>
      <Suspense fallback={null}>
        {open === 'new' && <CategoryDialog category={null} actions={actions} onClose={() => show(undefined)} />}
        {opened && <CategoryDialog key={opened.id} category={opened} actions={actions} onClose={() => show(undefined)} />}
      </Suspense>
    </>
  );
}
