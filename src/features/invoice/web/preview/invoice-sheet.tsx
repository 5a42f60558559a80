import { Fragment, type ReactNode } from 'react';
import { countryName } from '#contract/address/country-name.ts';
import { servicePeriodOf } from '#contract/delivery-time.ts';
import { bankCodeKind } from '#contract/money/bank-code-kind.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { amountText } from '#web/money/amount-text.ts';
import { percentText } from '#web/money/percent-text.ts';
import type { LineItem } from '../../contract.ts';
import { lineAmounts, priceOf } from '../../line-amounts.ts';
import type { LinkedInvoice } from '../../link-contract.ts';
import { periodLabel, shownDay, shownPeriod } from '../invoice-texts.ts';
import { PartyLines, SellerHead } from '../sheet/party-lines.tsx';
import { TotalsList } from '../sheet/totals-list.tsx';
import classes from './invoice-sheet.module.css';

interface Props {
  record: LinkedInvoice;
  /** Shown next to the number on screen. */
  mark?: ReactNode;
}

export function InvoiceSheet({ record, mark }: Props) {
  const { t, i18n } = useTranslation();
  const isCreditNote = record.kind === 'credit-note';
  const hasBank = !isCreditNote && Boolean(record.seller.iban || record.seller.accountNumber || record.seller.bankName);
  const kind = t(isCreditNote ? 'invoice.preview.creditNote' : 'invoice.preview.invoice');
  const named = isCreditNote ? 'invoice.preview.creditNoteNamed' : 'invoice.preview.named';
  // A draft has no number and is labeled next to its title.
  const title = record.number === null ? kind : t(named, { number: record.number });
  const period = servicePeriodOf(record.delivery, record.issuedOn);
  const settled = record.isIssued && !isCreditNote;
  return (
    <article className={classes.sheet} aria-label={title}>
      <header className={classes.head}>
        <SellerHead seller={record.seller} />
        <div className={classes.facts}>
          <h1 className={classes.title}>
            {kind} <bdi>{record.number}</bdi>
          </h1>
          {mark}
          <dl className={classes.dates}>
            <dt>{t('invoice.editor.field.issuedOn')}</dt>
            <dd>{shownDay(record.issuedOn, i18n.language)}</dd>
            {period && (
              <>
                <dt>{periodLabel(period, t)}</dt>
                <dd>{shownPeriod(period, t, i18n.language)}</dd>
              </>
            )}
            {!isCreditNote && (
              <>
                <dt>{t('invoice.editor.field.dueOn')}</dt>
                <dd>{shownDay(record.dueOn, i18n.language)}</dd>
              </>
            )}
          </dl>
        </div>
      </header>
      <div className={classes.parties}>
        <section>
          <h2 className={classes.name}>{t('invoice.preview.billTo')}</h2>
          <PartyLines party={record.client} />
        </section>
        {hasBank && (
          <section>
            <h2 className={classes.name}>{t('invoice.preview.payTo')}</h2>
            <BankFacts record={record} />
          </section>
        )}
      </div>
      <ItemsTable lines={record.lines} issuedOn={record.issuedOn} currency={record.currency} />
      <div className={classes.foot}>
        <div>
          {record.notes && (
            <section>
              <h2 className={classes.name}>{t('invoice.editor.field.notes')}</h2>
              <p className={classes.notes}>
                <bdi>{record.notes}</bdi>
              </p>
            </section>
          )}
        </div>
        <TotalsList
          lines={record.lines}
          pricing={record.pricing}
          currency={record.currency}
          settled={
            settled
              ? [
                  ...(record.creditedCents === 0 ? [] : [{ label: t('invoice.preview.credited'), cents: -record.creditedCents }]),
                  ...(record.paidCents === 0 ? [] : [{ label: t('invoice.preview.paid'), cents: -record.paidCents }]),
                  {
                    label: t(record.balanceCents < 0 ? 'invoice.preview.credit' : 'invoice.preview.balance'),
                    cents: record.balanceCents,
                    isBalance: true,
                  },
                ]
              : []
          }
        />
      </div>
    </article>
  );
}

interface ItemsTableProps {
  lines: readonly LineItem[];
  /** Date that delivery rules are relative to. */
  issuedOn: string;
  currency: string;
}

/** The lines of an invoice; cards on narrow screens. */
function ItemsTable({ lines, issuedOn, currency }: ItemsTableProps) {
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

/** Bank details and the amount due. */
export function BankFacts({ record }: { record: LinkedInvoice }) {
  const { t, i18n } = useTranslation();
  const { seller } = record;
  const facts = [
    // With credit, nothing is due.
    [t('invoice.preview.due'), record.balanceCents > 0 ? formatMoney(record.balanceCents, record.currency, i18n.language) : ''],
    [t('invoice.preview.bankName'), seller.bankName],
    [t('common.country'), countryName(seller.bankCountry, i18n.language)],
    [t('invoice.preview.iban'), seller.iban],
    [t(`invoice.preview.bankCode.${bankCodeKind(seller.bankCountry) ?? 'bankCode'}`), seller.bankCode],
    [t('invoice.preview.accountNumber'), seller.accountNumber],
    [t('invoice.preview.swiftCode'), seller.swiftCode],
    [t('invoice.preview.reference'), record.number],
  ];
  return (
    <dl className={classes.bank}>
      {facts.map(
        ([label, content]) =>
          content && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{content}</bdi>
              </dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
