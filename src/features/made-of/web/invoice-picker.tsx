import { queryOptions } from '@tanstack/react-query';
import { type Invoice, listInvoices } from '#features/invoice/contract.ts';
import { numberAlone, statusLooks } from '#features/invoice/web/offers.ts';
import { call } from '#web/api-client.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { OptionWords } from '#web/ui/option-words.tsx';
import { RecordCombobox } from '#web/ui/record-combobox.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';

const mostFound = 8;

const pickedFrom = (q: string) =>
  queryOptions({
    queryKey: ['invoice', 'picked from', q] as const,
    queryFn: ({ signal }) => call(listInvoices, { query: { q, perPage: mostFound, allData: false, exactTotal: false } }, { signal }),
    staleTime: 30_000,
  });

interface InvoicePickerProps {
  label: string;
  value: Invoice | null;
  error?: string | undefined;
  onChange: (invoice: Invoice) => void;
}

/** Chooses an invoice by its number, client or amount; the newest are offered first. */
export function InvoicePicker({ label, value, error, onChange }: InvoicePickerProps) {
  const { t, i18n } = useTranslation();
  return (
    <RecordCombobox
      label={label}
      value={value && [numberAlone(t, value), clientOf(value)].filter(Boolean).join(' · ')}
      placeholder={t('madeOf.invoice.placeholder')}
      error={error}
      search={{
        queryFor: pickedFrom,
        optionsOf: ({ invoices }) => invoices,
        textsOf: (one) => [one.number ?? '', one.client.name, one.client.company, one.client.companyEmail],
      }}
      keyOf={({ id }) => id}
      show={(invoice) => (
        <>
          <OptionWords
            name={numberAlone(t, invoice)}
            text={[clientOf(invoice), formatMoney(invoice.totalCents, invoice.currency, i18n.language)].filter(Boolean).join(' · ')}
          />
          <InvoiceStatus invoice={invoice} />
        </>
      )}
      onChange={onChange}
      noneText={t('madeOf.invoice.none')}
      failedText={t('madeOf.invoice.failed')}
    />
  );
}

function InvoiceStatus({ invoice: { invoiceStatus } }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { key, tone, icon } = statusLooks[invoiceStatus];
  return (
    <StatusPill tone={tone} icon={icon}>
      {t(`invoice.status.${key}`)}
    </StatusPill>
  );
}

const clientOf = ({ client }: Invoice) => client.company || client.name;
