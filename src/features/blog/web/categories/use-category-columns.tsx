import { useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowDown, IconArrowUp } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useTabStop } from '#web/ui/tab-stop.ts';
import { categoryAddress } from '../blog-addresses.ts';
import { CategoryIcon } from '../category-icon.tsx';
import type { ManagedCategory } from './use-category-actions.ts';

/** Columns of the category table. @param onStep moves a category by so many places; must be a stable function */
export function useCategoryColumns(
  categories: readonly ManagedCategory[],
  onStep: (category: ManagedCategory, by: 1 | -1) => void,
): TableColumn<ManagedCategory>[] {
  const { t, i18n } = useTranslation();
  const first = categories[0]?.id;
  const last = categories.at(-1)?.id;
  return useMemo(
    (): TableColumn<ManagedCategory>[] => [
      {
        ...{ key: 'name', label: t('blog.category.name'), card: 'main' },
        cell: ({ name, icon }) => <TitleCell picture={<CategoryIcon icon={icon} />} title={name} />,
      },
      {
        ...{ key: 'posts', label: t('blog.category.posts'), align: 'end', width: '120px', card: 'line', hasCardLabel: true },
        cell: ({ id, posts }) => <a href={categoryAddress(id)}>{formatNumber(posts, i18n.language)}</a>,
      },
      {
        ...{ key: 'order', label: t('blog.category.order'), width: '120px', card: 'aside' },
        cell: (category) => (
          <OrderButtons
            name={category.name}
            onUp={category.id === first ? undefined : () => onStep(category, -1)}
            onDown={category.id === last ? undefined : () => onStep(category, 1)}
          />
        ),
      },
    ],
    [t, i18n.language, first, last, onStep],
  );
}

interface Props {
  name: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** Moves a row up or down; disabled at the ends. */
function OrderButtons({ name, onUp, onDown }: Props) {
  const { t } = useTranslation();
  const tabIndex = useTabStop();
  return (
    <>
      <IconButton label={t('table.layout.up', { name })} tabIndex={tabIndex} disabled={!onUp} onClick={onUp}>
        <IconArrowUp size={18} />
      </IconButton>
      <IconButton label={t('table.layout.down', { name })} tabIndex={tabIndex} disabled={!onDown} onClick={onDown}>
        <IconArrowDown size={18} />
      </IconButton>
    </>
  );
}
