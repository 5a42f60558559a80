import { Fragment } from 'react';
import { countryName } from '#contract/address/country-name.ts';
import { bankCodeKind } from '#contract/money/bank-code-kind.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import type { LinkedInvoice } from '../../link-contract.ts';
import classes from './bank-facts.module.css';

/** Where an invoice is paid, and how much is left to pay. */
export function BankFacts({ record }: { record: LinkedInvoice }) {
  const { t, i18n } = useTranslation();
  const { seller } = record;
  const facts = [
    // A credit is nothing to pay.
    [t('invoice.preview.due'), record.balanceCents > 0 ? formatMoney(record.balanceCents, record.currency, i18n.language) : ''],
    [t('invoice.preview.bankName'), seller.bankName],
    [t('invoice.preview.bankCountry'), countryName(seller.bankCountry, i18n.language)],
    [t('invoice.preview.iban'), seller.iban],
    [t(`invoice.preview.bankCode.${bankCodeKind(seller.bankCountry) ?? 'bankCode'}`), seller.bankCode],
    [t('invoice.preview.accountNumber'), seller.accountNumber],
    [t('invoice.preview.swiftCode'), seller.swiftCode],
    [t('invoice.preview.reference'), record.number],
  ];
  return (
    <dl className={classes.facts}>
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
