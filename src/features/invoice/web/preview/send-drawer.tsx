import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSeller } from '#platform/seller/contract.ts';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPaperclip } from '#web/icons.ts';
import { listFormat } from '#web/intl.ts';
import { reasonText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TabNote } from '#web/ui/tab-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { WaitingPanel } from '#web/ui/waiting-panel.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { useDraftForm } from '#web/use-draft-form.ts';
import type { InvoiceRecord } from '../../contract.ts';
import { expectedNumber, withNumberToken } from '../../expected-number.ts';
import { sellerLacks } from '../../seller-lacks.ts';
import { sendInvoice } from '../../sending-contract.ts';
import { invoiceQuery } from '../invoice-query.ts';
import { numberAlone, numberWithin, shownDay } from '../invoice-texts.ts';
import { copyClientLink } from './copy-client-link.ts';
import { eInvoiceQuery, LackList } from './e-invoice-card.tsx';
import classes from './send-drawer.module.css';

interface Values {
  to: string;
  subject: string;
  message: string;
  attachesShared: boolean;
}

interface Props {
  record: InvoiceRecord;
  isReminder: boolean;
  onClose: () => void;
}

/** Drawer for the mail with an invoice. Loads a draft's expected number first, to show it in the text. */
export function SendDrawer(props: Props) {
  const { t } = useTranslation();
  const { record } = props;
  const isNumbered = record.number !== null;
  const mayRead = useCan('read', 'Seller');
  // Always refetched, since another invoice may have been issued.
  const { data, isError, isFetchedAfterMount } = useQuery({
    queryKey: ['seller', 'next-number'] as const,
    queryFn: async ({ signal }) => (await call(getSeller, {}, { signal })).seller,
    enabled: mayRead && !isNumbered,
    refetchOnMount: 'always',
  });
  if (mayRead && !isNumbered && !isError && !isFetchedAfterMount)
    return (
      <WaitingPanel
        title={t(`invoice.preview.mail.${wordingOf(props)}.title`, { number: numberWithin(t, record) })}
        failure={undefined}
        onTryAgain={props.onClose}
        onClose={props.onClose}
      />
    );
  const expected = data && !isNumbered ? expectedNumber(data, { issuedOn: record.issuedOn, today: companyToday() }) : null;
  return <SendForm {...props} expected={expected} />;
}

function wordingOf({ record, isReminder }: Pick<Props, 'record' | 'isReminder'>) {
  if (isReminder) return 'reminder';
  return record.kind === 'credit-note' ? 'creditNote' : 'invoice';
}

/** @param expected the number a draft would get now, if known */
function SendForm({ record, isReminder, expected, onClose }: Props & { expected: string | null }) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const { id, client, seller } = record;
  const number = numberWithin(t, record);
  const words = wordingOf({ record, isReminder });
  // A draft's number is assigned on sending and inserted by the server.
  const shownNumber = record.number ?? expected ?? t('invoice.preview.mail.numberToCome');
  const facts = {
    number: shownNumber,
    client: client.name || client.company,
    company: seller.name,
    total: formatMoney(record.totalCents, record.currency, i18n.language),
    balance: formatMoney(isReminder ? record.remindableCents : record.balanceCents, record.currency, i18n.language),
    day: shownDay(record.dueOn, i18n.language),
  };
  const form = useDraftForm<Values, never>({
    storageKey: 'atrium.invoice.mail',
    draftKey: `${id}-${words}`,
    record: null,
    begun: {
      to: client.companyEmail,
      subject: t(`invoice.preview.mail.${words}.subject`, facts),
      message: t(`invoice.preview.mail.${words}.message`, facts),
      attachesShared: false,
    },
    valuesOf: (none) => none,
    versionOf: () => 0,
    errorOf: (field, reason) =>
      field === 'to' && !['unreachable', 'sample_seller'].includes(reason.code)
        ? t('invoice.preview.mail.badAddress')
        : reasonText(t, reason),
  });
  const { values, errors, change } = form;
  const { data: eInvoice } = useQuery({ ...eInvoiceQuery(record), enabled: !record.isIssued });
  // Issued invoices do not change.
  const ofSeller = record.isIssued ? [] : sellerLacks(seller, record);
  const ofEInvoice = record.isIssued ? [] : (eInvoice?.lacks ?? []).filter((lack) => ofSeller.every(({ field }) => field !== lack.field));
  const lacks = [...ofSeller, ...ofEInvoice];
  const shared = record.attachments.filter(({ isShared }) => isShared);
  // Isolates the text direction of each name.
  const names = listFormat(i18n.language).format(shared.map(({ name }) => `\u2068${name}\u2069`));

  const send = async () => {
    const to = values.to.trim();
    if (!/^\S+@\S+\.\S+$/.test(to)) return form.refuse({ to: t('invoice.preview.mail.badAddress') });
    let sent: InvoiceRecord = record;
    const isSent = await form.send(async () => {
      const { attachesShared } = values;
      const worded = (text: string) => (record.number === null ? withNumberToken(text.trim(), shownNumber) : text.trim());
      const [subject, message] = [worded(values.subject), worded(values.message)];
      const body = { to, subject, message, isReminder, attachesShared, version: record.version };
      const { invoice } = await call(sendInvoice, { params: { id }, body });
      sent = invoice;
      queryClient.setQueryData(invoiceQuery(id).queryKey, invoice);
      void queryClient.invalidateQueries({ queryKey: ['invoice'] });
    });
    if (!isSent) return;
    toast({
      tone: 'success',
      message: t('invoice.preview.done.sent', { number: numberAlone(t, sent), to }),
      action: {
        label: t('invoice.preview.copyLink'),
        run: () => attempt(t('invoice.preview.failedAction'), () => copyClientLink(t, id)),
      },
    });
    onClose();
  };
  const title = t(`invoice.preview.mail.${words}.title`, { number });
  if (lacks.length > 0)
    return (
      <FormDrawer title={title} form={form} focusesField={false} onSubmit={onClose} onClose={onClose}>
        <p className={classes.note}>{t('invoice.preview.mail.lacks')}</p>
        <LackList lacks={lacks} record={record} />
      </FormDrawer>
    );
  return (
    <FormDrawer title={title} form={form} submitLabel={t('common.send')} onSubmit={() => void send()} onClose={onClose}>
      <TabNote>{t('invoice.preview.mail.inTab')}</TabNote>
      <TextField
        label={t('invoice.preview.mail.to')}
        type="email"
        dir="ltr"
        value={values.to}
        error={errors.to}
        onChange={(event) => change({ to: event.currentTarget.value })}
      />
      <TextField
        label={t('invoice.preview.mail.subject')}
        dir="auto"
        maxLength={200}
        value={values.subject}
        error={errors.subject}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <TextareaField
        label={t('invoice.preview.mail.message')}
        rows={9}
        maxLength={5000}
        value={values.message}
        error={errors.message}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
      <p className={classes.attached}>
        <IconPaperclip size={18} aria-hidden="true" />
        {t('invoice.preview.mail.attached')}
      </p>
      {shared.length > 0 && (
        <Switch
          label={t('invoice.preview.mail.attachShared')}
          text={errors.attachesShared ?? names}
          isOn={values.attachesShared}
          onChange={(attachesShared) => change({ attachesShared })}
        />
      )}
      {!record.isIssued && (
        <p className={classes.note}>
          {t(expected ? 'invoice.preview.mail.issuesAs' : 'invoice.preview.mail.issues', { number: expected })}
        </p>
      )}
    </FormDrawer>
  );
}
