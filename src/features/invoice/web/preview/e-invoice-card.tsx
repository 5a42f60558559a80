import { useQuery } from '@tanstack/react-query';
import { call, openCall } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDownload } from '#web/icons.ts';
import { reasonText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { InvoiceRecord } from '../../contract.ts';
import { downloadEInvoice, type EInvoiceLack, readEInvoice } from '../../e-invoice-contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import classes from './e-invoice-card.module.css';

/** The electronic invoice: what it lacks before it can be issued, each with where that is filled in; then the file. Nothing where none is wanted. */
export function EInvoiceCard({ record }: { record: InvoiceRecord }) {
  const { t } = useTranslation();
  const { id, version } = record;
  const { data } = useQuery({
    queryKey: ['invoice', 'e-invoice', id, version],
    queryFn: ({ signal }) => call(readEInvoice, { params: { id } }, { signal }),
  });
  if (!data?.format) return null;
  const { format, lacks } = data;
  const name = t(`invoice.eInvoice.format.${format}`);
  if (record.isIssued)
    return (
      <Card title={name} text={t(`invoice.eInvoice.issued.${format}`)}>
        <Button look="outline" wide onClick={() => void save()}>
          <IconDownload size={18} aria-hidden="true" />
          {t('invoice.eInvoice.download')}
        </Button>
      </Card>
    );
  if (lacks.length === 0) return <Card title={name} text={t('invoice.eInvoice.ready')} />;
  return (
    <Card title={name} text={t('invoice.eInvoice.lacks')}>
      <ul className={classes.lacks}>
        {lacks.map((lack) => (
          <li key={`${lack.field} ${lack.code}`}>
            {reasonText(t, { code: lack.code, rule: lack.rule })}{' '}
            <a href={placeOf(lack, record)}>{t(`invoice.eInvoice.fill.${partOf(lack)}`)}</a>
          </li>
        ))}
      </ul>
    </Card>
  );

  async function save(): Promise<void> {
    try {
      const { saveAnswer } = await import('#web/save-answer.ts');
      await saveAnswer(await openCall(downloadEInvoice, { params: { id } }), `invoice-${id}.xml`);
    } catch {
      toast({ tone: 'error', message: t('invoice.eInvoice.failed'), action: { label: t('ui.tryAgain'), run: () => void save() } });
    }
  }
}

function partOf({ field }: EInvoiceLack): 'seller' | 'client' | 'invoice' {
  const [part] = field.split('.');
  return part === 'seller' || part === 'client' ? part : 'invoice';
}

/** Where what is missing is filled in. */
function placeOf(lack: EInvoiceLack, { id, clientId }: InvoiceRecord): string {
  const part = partOf(lack);
  if (part === 'seller') return invoiceAddress.settings();
  return part === 'client' && clientId !== null ? invoiceAddress.account(clientId) : invoiceAddress.edit(id);
}
