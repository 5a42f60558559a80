import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { unitCodes } from '#contract/money/unit-codes.ts';
import type { TaxRate } from '#platform/seller/contract.ts';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowDown, IconArrowUp, IconCalendar, IconCopy, IconGripVertical, IconTrash } from '#web/icons.ts';
import { amountText } from '#web/money/amount-text.ts';
import { readAmount } from '#web/money/read-amount.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { lineAmounts } from '../../../line-amounts.ts';
import { DeliveryField } from '../delivery-field.tsx';
import { DescriptionField } from './description-field.tsx';
import { type LineDraft, type LineErrors, priceField, readLine, readPrice, unreadable } from './line-drafts.ts';
import classes from './line-row.module.css';
import { TaxField } from './tax-field.tsx';

interface Props {
  line: LineDraft;
  index: number;
  total: number;
  issuedOn: string;
  hasRulesOnly: boolean;
  currency: string;
  /** Whether prices include tax. */
  isGross: boolean;
  taxRates: readonly TaxRate[];
  errors: LineErrors | undefined;
  /** Set once the drag code has loaded. */
  dragLine: ((element: HTMLElement, handle: HTMLElement, key: number) => () => void) | undefined;
  on: {
    change: (key: number, part: Partial<LineDraft>) => void;
    step: (key: number, by: -1 | 1) => void;
    duplicate: (key: number) => void;
    remove: (key: number) => void;
  };
}

export const LineRow = memo(function LineRow({
  line,
  index,
  total,
  issuedOn,
  hasRulesOnly,
  currency,
  isGross,
  taxRates,
  errors: refused,
  dragLine,
  on,
}: Props) {
  const { t, i18n } = useTranslation();
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const { key } = line;
  useEffect(() => {
    if (dragLine && row.current && grip.current) return dragLine(row.current, grip.current, key);
  }, [dragLine, key]);

  const position = index + 1;
  const { language } = i18n;
  const errors = { ...unreadable(line, currency, language), ...refused };
  const amount = formatMoney(lineAmounts(readLine(line, currency, language).line).netCents, currency, language);
  const amountOf = (decimals: number) => (text: string) => {
    const value = readAmount(text, language, decimals);
    return value === null ? null : amountText(value, language, decimals, 0);
  };
  const numberField = (name: 'quantity' | 'price' | 'discount', tidied: (text: string) => string | null) => (
    <div className={classes.cell} data-column={name}>
      <span className={classes.name} aria-hidden="true">
        {t(`invoice.editor.line.${name}`)}
      </span>
      <input
        className={classes.input}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('invoice.editor.line.field', { field: t(`invoice.editor.line.${name}`), position })}
        aria-invalid={errors[name] || undefined}
        aria-describedby={errors[name] ? `line-${key}-errors` : undefined}
        value={line[name]}
        onChange={(event) => on.change(key, { [name]: event.currentTarget.value })}
        onBlur={(event) => {
          const text = tidied(event.currentTarget.value);
          if (text !== null && text !== line[name]) on.change(key, { [name]: text });
        }}
      />
    </div>
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    on.step(key, event.key === 'ArrowUp' ? -1 : 1);
  };
  const wrong = (['description', 'quantity', 'price', 'discount', 'tax', 'period'] as const).filter((name) => errors[name]);
  return (
    <li ref={row} className={classes.row} data-key={key} onKeyDown={onKeyDown}>
      <span ref={grip} className={classes.grip} title={t('invoice.editor.line.drag')} aria-hidden="true">
        <IconGripVertical size={18} />
      </span>
      <div className={classes.cell} data-column="description">
        <span className={classes.name} aria-hidden="true">
          {t('invoice.editor.line.description')}
        </span>
        <DescriptionField
          line={line}
          label={t('invoice.editor.line.field', { field: t('invoice.editor.line.description'), position })}
          currency={currency}
          isGross={isGross}
          proposed={taxRates[0]}
          isInvalid={errors.description}
          describedBy={errors.description ? `line-${key}-errors` : undefined}
          onChange={(part) => on.change(key, part)}
        />
      </div>
      {numberField('quantity', amountOf(3))}
      <div className={classes.cell} data-column="unit">
        <span className={classes.name} aria-hidden="true">
          {t('invoice.editor.line.unit')}
        </span>
        <select
          className={classes.input}
          name="unit"
          aria-label={t('invoice.editor.line.field', { field: t('invoice.editor.line.unit'), position })}
          value={line.unit ?? 'C62'}
          onChange={(event) => {
            const chosen = unitCodes.find((code) => code === event.currentTarget.value);
            on.change(key, { unit: chosen === 'C62' ? undefined : chosen });
          }}
        >
          {unitCodes.map((code) => (
            <option key={code} value={code}>
              {code === 'C62' ? t('invoice.editor.line.noUnit') : t(`invoice.unit.${code}`)}
            </option>
          ))}
        </select>
      </div>
      {numberField('price', (text) => {
        const price = readPrice(text, currency, language);
        return price && priceField(price, currency, language);
      })}
      {numberField('discount', amountOf(2))}
      <div className={classes.cell} data-column="tax">
        <span className={classes.name} aria-hidden="true">
          {t('invoice.editor.line.tax')}
        </span>
        <TaxField
          className={classes.input}
          label={t('invoice.editor.line.field', { field: t('invoice.editor.line.tax'), position })}
          value={line.tax}
          rate={line.rate}
          taxRates={taxRates}
          isInvalid={errors.tax ?? false}
          onChange={(tax) => on.change(key, tax)}
        />
      </div>
      <div className={classes.amount} data-column="amount">
        <span className={classes.name} aria-hidden="true">
          {t('invoice.editor.line.amount')}
        </span>
        <output className="tabular" aria-label={t('invoice.editor.line.field', { field: t('invoice.editor.line.amount'), position })}>
          <bdi>{amount}</bdi>
        </output>
      </div>
      <span className={classes.menu}>
        <RowMenu
          label={t('invoice.editor.line.actions', { position })}
          items={() => (
            <>
              {index > 0 && (
                <DropdownItem icon={<IconArrowUp size={18} />} onChoose={() => on.step(key, -1)}>
                  {t('invoice.editor.line.up')}
                </DropdownItem>
              )}
              {index < total - 1 && (
                <DropdownItem icon={<IconArrowDown size={18} />} onChoose={() => on.step(key, 1)}>
                  {t('invoice.editor.line.down')}
                </DropdownItem>
              )}
              <DropdownItem
                icon={<IconCalendar size={18} />}
                onChoose={() => on.change(key, { delivery: line.delivery === undefined ? 'issue-day' : undefined })}
              >
                {t(line.delivery === undefined ? 'invoice.delivery.add' : 'invoice.delivery.remove')}
              </DropdownItem>
              <DropdownItem icon={<IconCopy size={18} />} onChoose={() => on.duplicate(key)}>
                {t('invoice.editor.line.duplicate')}
              </DropdownItem>
              <DropdownItem icon={<IconTrash size={18} />} onChoose={() => on.remove(key)}>
                {t('invoice.editor.line.remove')}
              </DropdownItem>
            </>
          )}
        />
      </span>
      {line.delivery !== undefined && (
        <div className={classes.delivery}>
          <DeliveryField
            label={t('invoice.editor.line.field', { field: t('invoice.editor.field.delivery'), position })}
            value={line.delivery}
            issuedOn={issuedOn}
            hasRulesOnly={hasRulesOnly}
            onChange={(delivery) => on.change(key, { delivery })}
          />
        </div>
      )}
      {wrong.length > 0 && (
        <p id={`line-${key}-errors`} className={classes.errors}>
          {wrong.map((name) => t(`invoice.editor.says.${name}`)).join(' ')}
        </p>
      )}
    </li>
  );
});
