import { useRights } from '#web/ability.ts';
import { call, openCall } from '#web/api-client.ts';
import type { TableColumn } from '#web/data-table/column.ts';
import { ListMenu } from '#web/data-table/list-menu.tsx';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconUpload } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { listManagedProducts, type ManagedProduct } from '../../../product-contract.ts';
import { exportProducts } from '../../../product-sheet-contract.ts';
import { managedListInput, managedProductFilterInput, type ProductTableState } from './managed-table.ts';
import classes from './products-page.module.css';

interface Props {
  title: string;
  columns: readonly TableColumn<ManagedProduct>[];
  state: ProductTableState;
  onImport: () => void;
  onAdd: () => void;
}

/** Actions beside the product list: export, import and add. */
export function ListButtons({ title, columns, state, onImport, onAdd }: Props) {
  const { t } = useTranslation();
  const rights = useRights('Product');
  return (
    <>
      {rights.create && (
        <Button look="outline" className={classes.import} title={t('shopStaff.import.title')} onClick={onImport}>
          <IconUpload size={18} aria-hidden="true" />
          <span>{t('common.import')}</span>
        </Button>
      )}
      <ListMenu
        title={title}
        columns={columns}
        open={(format) => openCall(exportProducts, { query: { ...managedProductFilterInput(state), format } })}
        read={async (page, perPage) => {
          const { products, total } = await call(listManagedProducts, managedListInput({ ...state, page, perPage }));
          return { rows: products, total };
        }}
      />
      {rights.create && (
        <Button onClick={onAdd}>
          <IconPlus size={18} />
          {t('shopStaff.products.add')}
        </Button>
      )}
    </>
  );
}
