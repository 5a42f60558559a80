import { useRef, useState } from 'react';
import { ClientPicker } from '#features/clients/web/public-api.ts';
import type { SellerProfile } from '#platform/seller/contract.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { useFirstFocus } from '#web/ui/first-focus.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import type { InvoiceRecord } from '../../contract.ts';
import { PartyLines, SellerHead } from '../sheet/party-lines.tsx';
import { TotalsList } from '../sheet/totals-list.tsx';
import { DeliveryField } from './delivery-field.tsx';
import classes from './editor-sheet.module.css';
import { isUnreadable, readLine } from './lines/line-drafts.ts';
import { LineItems } from './lines/line-items.tsx';
import { daysLater, offeredTerms, termsBetween } from './payment-terms.ts';
import { shownPricing } from './pricing-draft.ts';
import { type InvoiceForm, pickedClient } from './use-invoice-form.ts';

// Loaded on demand, since credit notes are rarely edited.
const CreditTotals = lazyPart(() => import('./credit-totals.tsx').then(({ CreditTotals }) => CreditTotals), { prefetchWhenIdle: false });

interface Props {
  title: string;
  form: InvoiceForm;
  record: InvoiceRecord | null;
  seller: SellerProfile;
  /** Receives the search text; absent without permission to add clients. */
  onAddClient: ((typed: string) => void) | undefined;
}

/** The invoice as it will look, with editable fields. */
export function EditorSheet({ title, form, record, seller, onAddClient }: Props) {
  const { t, i18n } = useTranslation();
  const { values, errors, change } = form;
  const { client, currency } = values;
  const terms = termsBetween(values.issuedOn, values.dueOn);
  const [who, what] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  // Focuses the first missing field.
  const [begin] = useState(client ? what : who);
  useFirstFocus(begin, record === null);
  const lines = values.lines.map((draft) => readLine(draft, currency, i18n.language).line);
  const isUnknown = isUnreadable(values.lines, currency, i18n.language);
  const isOffered = terms !== null && offeredTerms.includes(terms);
  return (
    <div className={classes.sheet}>
      <header className={classes.head}>
        <SellerHead seller={seller} />
        <div className={classes.facts}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.number}>{record?.number ?? t('invoice.editor.noNumber')}</p>
          <div className={classes.dates}>
            <DateField
              label={t('invoice.editor.field.issuedOn')}
              value={values.issuedOn}
              error={errors.issuedOn}
              onChange={(day) => change({ issuedOn: day, ...(day && terms !== null && { dueOn: daysLater(day, terms) }) })}
            />
            <SelectField
              label={t('invoice.editor.field.terms')}
              value={isOffered ? String(terms) : 'own'}
              options={[
                ...offeredTerms.map((days) => ({
                  value: String(days),
                  label: days === 0 ? t('invoice.editor.atOnce') : t('invoice.editor.days', { count: days }),
                })),
                ...(isOffered ? [] : [{ value: 'own', label: t('invoice.editor.ownTerms') }]),
              ]}
              onChoose={(value) => value !== 'own' && change({ dueOn: daysLater(values.issuedOn, Number(value)) })}
            />
            <DateField
              label={t('invoice.editor.field.dueOn')}
              value={values.dueOn}
              error={errors.dueOn}
              onChange={(day) => change({ dueOn: day })}
            />
            <DeliveryField
              label={t('invoice.editor.field.delivery')}
              value={values.delivery}
              issuedOn={values.issuedOn}
              error={errors.delivery}
              onChange={(delivery) => change({ delivery })}
            />
          </div>
        </div>
      </header>

      <section ref={who} className={classes.client}>
        <ClientPicker
          label={t('invoice.editor.field.client')}
          value={client && { id: client.id, name: client.company || client.name }}
          error={errors.client}
          onChange={(picked) => change({ client: pickedClient(picked.id, picked) })}
          onAdd={onAddClient}
        />
        {client && <PartyLines party={client} />}
      </section>

      <section ref={what} aria-label={t('invoice.editor.line.list')}>
        <LineItems
          lines={values.lines}
          issuedOn={values.issuedOn}
          currency={currency}
          isGross={values.pricing.isGross}
          taxRates={seller.taxRates}
          errors={form.lineErrors}
          onChange={(lines) => change({ lines })}
        />
        {errors.lines && (
          <p className={classes.error} role="alert">
            {errors.lines}
          </p>
        )}
      </section>

      <footer className={classes.foot}>
        <TextareaField
          label={t('invoice.editor.field.notes')}
          optionalLabel={t('common.optional')}
          maxLength={2000}
          value={values.notes}
          error={errors.notes}
          onChange={(event) => change({ notes: event.currentTarget.value })}
        />
        {record?.kind === 'credit-note' ? (
          <CreditTotals record={record} lines={lines} currency={currency} isUnknown={isUnknown} />
        ) : (
          <TotalsList
            lines={lines}
            pricing={shownPricing(values.pricing, currency, i18n.language)}
            currency={currency}
            isUnknown={isUnknown}
          />
        )}
      </footer>
    </div>
  );
}
