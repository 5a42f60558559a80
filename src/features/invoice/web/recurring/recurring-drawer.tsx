import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ClientDrawer } from '#features/clients/web/public-api.ts';
import { sellerQuery } from '#platform/seller/web/public-api.ts';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { formatMoney } from '#web/format-money.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { namedFields } from '#web/named-fields.ts';
import { sendChange } from '#web/send-change.ts';
import { toast } from '#web/toast.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { RecordDrawer } from '#web/ui/record-drawer.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { invoiceTotals } from '../../line-amounts.ts';
import { missedDays } from '../../next-recurrence.ts';
import { addRecurringInvoice, type RecurringInvoice, updateRecurringInvoice } from '../../recurring-contract.ts';
import { readLines } from '../editor/lines/line-drafts.ts';
import { shownPricing } from '../editor/pricing-draft.ts';
import { shownDay } from '../invoice-texts.ts';
import { RecurringFields } from './recurring-fields.tsx';
import {
  newRecurringValues,
  type RecurringDefaults,
  type RecurringValues,
  recurringFieldsOf,
  recurringValuesOf,
  useRecurringForm,
} from './use-recurring-form.ts';

const MissedDialog = lazyPart(() => import('./missed-dialog.tsx').then(({ MissedDialog }) => MissedDialog));

interface Props {
  /** Null for a new one. */
  recurring: RecurringInvoice | null;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

const standard: RecurringDefaults = {
  taxRates: [],
  taxPer: 'rate',
  grossPrices: false,
  paymentTermsDays: 30,
  currency: 'EUR',
  invoiceNotes: '',
  delivery: 'issue-day',
  withholding: null,
};

export function RecurringDrawer(props: Props) {
  const { t } = useTranslation();
  const mayRead = useCan('read', 'Seller');
  const { data, error } = useQuery({ ...sellerQuery, enabled: mayRead });
  if (data || error || !mayRead) return <RecurringEditor {...props} defaults={data ?? standard} />;
  return (
    <Dialog
      kind="panel"
      title={t(props.recurring ? 'invoice.recurring.drawer.edit' : 'invoice.recurring.drawer.new')}
      onClose={props.onClose}
    >
      <Spinner />
    </Dialog>
  );
}

function RecurringEditor({ recurring, defaults, onSaved, onClose }: Props & { defaults: RecurringDefaults }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const mayAddClients = useCan('create', 'Client');
  /** Name of a client being added. */
  const [company, setCompany] = useState<string>();
  /** Invoices that would be created immediately, while asking for confirmation. */
  const [missed, setMissed] = useState<{ days: string[]; version: number }>();
  const begun = recurring ? recurringValuesOf(recurring, language) : newRecurringValues(defaults, companyToday(), language);
  const form = useRecurringForm(recurring, begun);

  const save = async (version = form.baseVersion, isSure = false) => {
    const fields = form.complete();
    if (!fields) return;
    if (recurring && !form.isChanged) return onClose();
    const isScheduledAnew = recurring?.nextOn !== fields.nextOn && !recurring?.isPaused;
    const days = isScheduledAnew ? missedDays(fields, companyToday()) : [];
    // An invoice for today is expected, but past dates may be a mistyped year.
    if (!isSure && days.some((day) => day < companyToday())) return setMissed({ days, version });
    setMissed(undefined);
    const isSaved = await form.send(async () => {
      if (!recurring) await call(addRecurringInvoice, { body: fields });
      else
        await sendChange({
          ...{ base: recurringFieldsOf(form.base, language), values: fields, version },
          valuesOf: (record: RecurringInvoice) => recurringFieldsOf(recurringValuesOf(record, language), language),
          versionOf: (record: RecurringInvoice) => record.version,
          send: async (names, basedOn) => {
            const body = { ...namedFields(fields, names), version: basedOn };
            return (await call(updateRecurringInvoice, { params: { id: recurring.id }, body })).recurring;
          },
        });
      await onSaved();
    });
    if (!isSaved) return;
    if (!recurring) toast({ tone: 'success', message: t('invoice.recurring.done.added', { name: form.values.client?.name }) });
    onClose();
  };
  return (
    <>
      <RecordDrawer
        isWide
        title={t(recurring ? 'invoice.recurring.drawer.edit' : 'invoice.recurring.drawer.new')}
        form={form}
        submitLabel={t(recurring ? 'common.save' : 'invoice.recurring.add')}
        labelOf={(name) => t(`invoice.recurring.field.${name}`)}
        textOf={(values, name) => fieldText(values, name, t, language)}
        onSave={save}
        onClose={onClose}
      >
        <RecurringFields form={form} taxRates={defaults.taxRates} onAddClient={mayAddClients ? setCompany : undefined} />
      </RecordDrawer>
      <Suspense fallback={null}>
        {missed && (
          <MissedDialog days={missed.days} onConfirm={() => void save(missed.version, true)} onClose={() => setMissed(undefined)} />
        )}
        {company !== undefined && (
          <ClientDrawer
            company={company}
            onSaved={({ id, company: firm, name }) => form.change({ client: { id, name: firm || name } })}
            onClose={() => setCompany(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Formats a field for comparing two versions. */
function fieldText(values: RecurringValues, name: keyof RecurringValues, t: TFunction, language: string): string {
  if (name === 'client') return values.client?.name ?? '';
  if (name === 'unit' || name === 'every') return t(`invoice.recurring.rhythm.${values.unit}`, { count: Number(values.every) });
  if (name === 'nextOn' || name === 'until') return shownDay(values[name], language);
  if (name === 'delivery') return t(`invoice.delivery.rule.${values.delivery}`);
  if (name === 'sends') return t(values.sends ? 'invoice.recurring.sends.mail' : 'invoice.recurring.sends.draft');
  if (name === 'pricing')
    return [values.pricing.discount, t(`invoice.editor.prices.${values.pricing.isGross ? 'gross' : 'net'}`)].join('\n').trim();
  if (name !== 'lines') return values[name];
  const { lines } = readLines(values.lines, values.currency, language);
  const total = formatMoney(
    invoiceTotals(lines, shownPricing(values.pricing, values.currency, language)).totalCents,
    values.currency,
    language,
  );
  return [...lines.map(({ description }) => description), total].join('\n');
}
