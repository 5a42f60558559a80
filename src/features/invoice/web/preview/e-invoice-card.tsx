import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '#web/ability.ts';
import { call, openCall } from '#web/api-client.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDownload } from '#web/icons.ts';
import { reasonText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { InvoiceRecord } from '../../contract.ts';
import { createEInvoice, downloadEInvoice, type EInvoiceLack, readEInvoice } from '../../e-invoice-contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import classes from './e-invoice-card.module.css';

export const eInvoiceQuery = ({ id, version }: Pick<InvoiceRecord, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['invoice', 'e-invoice', id, version],
    queryFn: ({ signal }) => call(readEInvoice, { params: { id } }, { signal }),
  });

/** The e-invoice: missing data with links to fill it in, then the file. Hidden if none is wanted. */
export function EInvoiceCard({ record }: { record: InvoiceRecord }) {
  const { t } = useTranslation();
  const { id } = record;
  const queryClient = useQueryClient();
  const mayCreate = useCan('update', 'Invoice');
  const [isCreating, setCreating] = useState(false);
  const { data } = useQuery(eInvoiceQuery(record));
  if (!data?.format) return null;
  const { format, lacks, isCreated } = data;
  const name = t(`invoice.eInvoice.format.${format}`);
  if (isCreated)
    return (
      <Card title={name} text={t(`invoice.eInvoice.issued.${format}`)}>
        <Button look="outline" wide onClick={() => void save()}>
          <IconDownload size={18} aria-hidden="true" />
          {t('invoice.eInvoice.download')}
        </Button>
      </Card>
    );
  if (lacks.length === 0 && record.isIssued)
    return (
      <Card title={name} text={t('invoice.eInvoice.complete')}>
        {mayCreate && (
          <Button wide loading={isCreating} onClick={() => void create()}>
            {t('invoice.eInvoice.create')}
          </Button>
        )}
      </Card>
    );
  if (lacks.length === 0) return <Card title={name} text={t('invoice.eInvoice.ready')} />;
  return (
    <Card title={name} text={t(record.isIssued ? 'invoice.eInvoice.missing' : 'invoice.eInvoice.lacks')}>
      <LackList lacks={lacks} record={record} />
    </Card>
  );

  async function create(): Promise<void> {
    setCreating(true);
    try {
      await call(createEInvoice, { params: { id } });
      toast({ tone: 'success', message: t('invoice.preview.history.e-invoice-created') });
    } catch (error) {
      toast({ tone: 'error', message: formFailureText(t, error) });
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['invoice'] });
      setCreating(false);
    }
  }

  async function save(): Promise<void> {
    try {
      const { saveAnswer } = await import('#web/save-answer.ts');
      await saveAnswer(await openCall(downloadEInvoice, { params: { id } }), `invoice-${id}.xml`);
    } catch {
      toast({ tone: 'error', message: t('invoice.eInvoice.failed'), action: { label: t('ui.tryAgain'), run: () => void save() } });
    }
  }
}

type Lack = Pick<EInvoiceLack, 'field' | 'code'> & { rule?: string };

export function LackList({ lacks, record }: { lacks: readonly Lack[]; record: InvoiceRecord }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.lacks}>
      {lacks.map((lack) => (
        <li key={`${lack.field} ${lack.code}`}>
          {reasonText(t, { code: lack.code, ...(lack.rule && { rule: lack.rule }) })}{' '}
          {(partOf(lack) !== 'invoice' || !record.isIssued) && (
            <a href={placeOf(lack, record)}>{t(`invoice.eInvoice.fill.${partOf(lack)}`)}</a>
          )}
        </li>
      ))}
    </ul>
  );
}

function partOf({ field }: Lack): 'seller' | 'client' | 'invoice' {
  const [part] = field.split('.');
  return part === 'seller' || part === 'client' ? part : 'invoice';
}

/** Returns the URL where missing data can be filled in. */
function placeOf(lack: Lack, { id, clientId }: InvoiceRecord): string {
  const part = partOf(lack);
  if (part === 'seller') return invoiceAddress.settings();
  return part === 'client' && clientId !== null ? invoiceAddress.account(clientId) : invoiceAddress.edit(id);
}
