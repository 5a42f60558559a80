import type { TFunction } from '#web/i18n.ts';
import { type ProductSheetField, productSheetColumns } from '../../../../product-sheet-contract.ts';

/** A file to fill in: the columns that can be taken in, headed in the language of the page, and a row that shows how. */
export function csvTemplate(t: TFunction): string {
  const example: Record<ProductSheetField, string> = {
    ...{ slug: '', name: 'Oak Stool', brand: 'Birk', category: 'Seating', priceCents: '89.00', stock: '12' },
    ...{
      description: 'Solid oiled oak',
      features: '45 cm high',
      colorOptions: `"${t('shop.colour.success')}, ${t('shop.colour.warning')}"`,
    },
    ...{ hasFreeShipping: t('shopStaff.no'), isPublished: t('shopStaff.yes') },
    ...{ taxClass: t('shopStaff.taxClass.goods'), weightGrams: '4.2' },
  };
  const lines = [
    productSheetColumns.map(({ field }) => t(`shopStaff.sheet.${field}`)),
    productSheetColumns.map(({ field }) => example[field]),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}
