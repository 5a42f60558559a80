import { useMemo } from 'react';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import * as api from '../../category-contract.ts';
import type { categoriesQuery } from './categories-query.ts';
import { movedTo } from './moved-to.ts';

type CategoryViews = { categories: ViewOf<typeof categoriesQuery> };
type Page = CategoryViews['categories']['answer'];
export type ManagedCategory = Page['categories'][number];
type Fields = { name: string; icon: api.CategoryIcon };

const words: ActionWords = { failed: (t) => t('common.failed') };

/** Category actions with optimistic updates, rollback with a message on failure, and Undo. */
export function useCategoryActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<CategoryViews>('blog', words);
  return useMemo(() => {
    const put = (id: number, beforeId: number | null) =>
      show({
        // Moving one renumbers all, so moves run one after another.
        rows: ['order of categories', `category ${id}`],
        look: { categories: (page) => ({ ...page, categories: movedTo(page.categories, id, beforeId) }) },
        send: () => call(api.moveCategory, { params: { id }, body: { beforeId } }),
      });
    return {
      /** Throws on failure, so the form keeps its input. */
      add: (body: Fields) => show({ send: () => call(api.addCategory, { body }) }),
      async change({ id, name, icon }: ManagedCategory, fields: Fields, version: number): Promise<void> {
        const { category } = await show({
          rows: [`category ${id}`],
          send: () => call(api.updateCategory, { params: { id }, body: { ...fields, version } }),
        });
        offerUndo(t('blog.category.done.changed', { name: category.name }), () =>
          show({
            rows: [`category ${id}`],
            send: () => call(api.updateCategory, { params: { id }, body: { name, icon, version: category.version } }),
          }),
        );
      },
      /** @param backTo the category it was before; null for the end */
      async move({ id, name }: ManagedCategory, beforeId: number | null, backTo: number | null): Promise<void> {
        if (await attempt(() => put(id, beforeId))) offerUndo(t('blog.category.done.moved', { name }), () => put(id, backTo));
      },
      async remove({ id, name, posts }: ManagedCategory): Promise<void> {
        const look = { categories: (page: Page) => ({ ...page, categories: page.categories.filter((one) => one.id !== id) }) };
        const remove = () => show({ rows: [`category ${id}`], look, send: () => call(api.deleteCategory, { params: { id } }) });
        if (!(await attempt(remove))) return;
        offerUndo(t('blog.category.done.deleted', { name, count: posts }), () =>
          show({ rows: [`category ${id}`], send: () => call(api.restoreCategory, { params: { id } }) }),
        );
      },
    };
  }, [t, show, attempt, offerUndo]);
}
