import { servicePeriodOf } from '#contract/delivery-time.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import type { InvoiceRecord } from '../../contract.ts';
import { lineAmounts } from '../../line-amounts.ts';
import { shownDay, shownPeriod } from '../invoice-texts.ts';
import { IssuedNote } from './issued-note.tsx';
import { isWholeDelivery, readLine } from './lines/line-drafts.ts';
import { type InvoiceForm, type InvoiceValues, invoiceValuesOf } from './use-invoice-form.ts';

interface Props {
  form: InvoiceForm;
  current: InvoiceRecord;
  onKeep: (version: number) => void;
}

/** Reports that the invoice was changed or issued elsewhere, shows both versions, and lets the person choose. */
export function EditorConflict({ form, current, onKeep }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  if (current.isIssued) return <IssuedNote record={current} wasMeanwhile />;
  const textOf = (values: InvoiceValues, field: keyof InvoiceValues): string => {
    if (field === 'client') return values.client ? values.client.company || values.client.name : '';
    if (field === 'issuedOn' || field === 'dueOn') return values[field] && shownDay(values[field], language);
    if (field === 'delivery') {
      const period = isWholeDelivery(values.delivery) && values.issuedOn ? servicePeriodOf(values.delivery, values.issuedOn) : null;
      return period ? shownPeriod(period, t, language) : t('invoice.delivery.rule.none');
    }
    if (field === 'pricing')
      return [values.pricing.discount, t(`invoice.editor.prices.${values.pricing.isGross ? 'gross' : 'net'}`)].join('\n').trim();
    if (field !== 'lines') return values[field];
    return values.lines
      .map((draft) => {
        const { netCents } = lineAmounts(readLine(draft, values.currency, language).line);
        return t('ui.named', { name: `${draft.quantity} × ${draft.description}`, value: formatMoney(netCents, values.currency, language) });
      })
      .join('\n');
  };
  return (
    <RecordConflict
      base={form.base}
      mine={form.values}
      theirs={invoiceValuesOf(current, language)}
      labelOf={(field) => t(`invoice.editor.field.${field}`)}
      textOf={textOf}
      onKeep={() => onKeep(current.version)}
      onTake={form.takeCurrent}
    />
  );
}
