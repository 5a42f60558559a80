import { useTranslation } from '#web/i18n.ts';
import type { RowKey } from './column.ts';
import type { TableSelection } from './use-table-selection.ts';

interface Props<Key extends RowKey> {
  pageKeys: readonly Key[];
  selection: TableSelection<Key>;
}

/** Selects or deselects all rows of the page. */
export function PageCheckbox<Key extends RowKey>({ pageKeys, selection }: Props<Key>) {
  const { t } = useTranslation();
  const chosen = pageKeys.filter((key) => selection.keys.has(key)).length;
  const areAll = chosen > 0 && chosen === pageKeys.length;
  return (
    <label>
      <input
        type="checkbox"
        aria-label={t('table.selectPage')}
        title={t('table.selectPage')}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !areAll;
        }}
        checked={areAll}
        disabled={pageKeys.length === 0}
        onChange={() => selection.set(pageKeys, !areAll)}
      />
    </label>
  );
}
