import { servicePeriodOf } from '#contract/delivery-time.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { amountText } from '#web/money/amount-text.ts';
import { percentText } from '#web/money/percent-text.ts';
import type { LineItem } from '../../contract.ts';
import { lineAmounts, priceOf } from '../../line-amounts.ts';
import { periodLabel, shownPeriod } from '../sheet/shown-period.ts';
import classes from './items-table.module.css';

interface Props {
  lines: readonly LineItem[];
  /** Rules of delivery follow it. */
  issuedOn: string;
  currency: string;
}

/** The lines of an invoice; where there is little room each of them is a card. */
export function ItemsTable({ lines, issuedOn, currency }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const hasDiscount = lines.some(({ discountBasisPoints }) => discountBasisPoints > 0);
  const names = {
    quantity: t('invoice.editor.line.quantity'),
    price: t('invoice.editor.line.price'),
    discount: t('invoice.editor.line.discount'),
    tax: t('invoice.editor.line.tax'),
    amount: t('invoice.editor.line.amount'),
  };
  const priceText = (line: LineItem) => {
    const { price, extraDigits } = priceOf(line);
    return formatMoney(price, currency, language, extraDigits);
  };
  const percent = (basisPoints: number) => t('invoice.editor.tax.percent', { percent: percentText(basisPoints, language) });
  const taxText = ({ taxBasisPoints, taxName, moreTaxes = [] }: LineItem) =>
    taxBasisPoints === 0 && taxName && moreTaxes.length === 0
      ? taxName
      : [taxBasisPoints, ...moreTaxes.map((tax) => tax.basisPoints)].map(percent).join(' + ');
  const quantityText = ({ quantityMilli, unit = 'C62' }: LineItem) => {
    const quantity = amountText(quantityMilli, language, 3, 0);
    return unit === 'C62' ? quantity : t('invoice.quantity', { quantity, unit: t(`invoice.unit.${unit}`) });
  };
  const deliveryText = ({ delivery }: LineItem) => {
    const period = delivery && servicePeriodOf(delivery, issuedOn);
    return period ? t('ui.named', { name: periodLabel(period, t), value: shownPeriod(period, t, language) }) : '';
  };
  return (
    <div className={classes.place}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('invoice.editor.line.position')}</th>
            <th scope="col">{t('invoice.editor.line.description')}</th>
            {Object.entries(names).map(([name, label]) =>
              name === 'discount' && !hasDiscount ? null : (
                <th key={name} scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and do not move here.
            <tr key={index}>
              <td className={classes.position}>{index + 1}</td>
              <td className={classes.description}>
                <bdi>{line.description}</bdi>
                {deliveryText(line) && <span className={classes.delivery}>{deliveryText(line)}</span>}
              </td>
              <td data-label={names.quantity}>{quantityText(line)}</td>
              <td data-label={names.price}>
                <bdi>{priceText(line)}</bdi>
              </td>
              {hasDiscount && (
                <td data-label={names.discount}>
                  {line.discountBasisPoints > 0 &&
                    t('invoice.editor.tax.percent', { percent: percentText(line.discountBasisPoints, language) })}
                </td>
              )}
              <td data-label={names.tax}>{taxText(line)}</td>
              <td data-label={names.amount} className={classes.amount}>
                <bdi>{formatMoney(lineAmounts(line).netCents, currency, language)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
