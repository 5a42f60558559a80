import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useRights } from '#web/ability.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { CreateFromOutlet } from '#web/links/create-from-outlet.tsx';
import { useObjectName } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import type { InvoiceRecord } from '../../contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { InvoiceStatusPill } from '../invoice-status-pill.tsx';
import { numberAlone } from '../invoice-texts.ts';
import { DueCell } from '../list/due-cell.tsx';
import { MissingInvoice } from '../sheet/missing-invoice.tsx';
import { SheetSkeleton } from '../sheet/sheet-skeleton.tsx';
import { EInvoiceCard } from './e-invoice-card.tsx';
import { InvoiceBanner } from './invoice-banner.tsx';
import classes from './invoice-preview-page.module.css';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { AttachmentsCard, HistoryCard, PaymentsCard } from './preview-cards.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { useInvoiceFromUrl } from './use-asked-invoice.ts';
import { useInvoiceActions } from './use-invoice-actions.ts';

const SendDrawer = lazyPart(() => import('./send-drawer.tsx').then(({ SendDrawer }) => SendDrawer));
const PaymentDrawer = lazyPart(() => import('./payment-drawer.tsx').then(({ PaymentDrawer }) => PaymentDrawer));

const MoveCreditDialog = lazyPart(() => import('./move-credit-dialog.tsx').then(({ MoveCreditDialog }) => MoveCreditDialog));

export function InvoicePreviewPage() {
  const { t } = useTranslation();
  const { record, problem, tryAgain } = useInvoiceFromUrl();
  useObjectName(record && numberAlone(t, record), t('invoice.preview.invoice'));
  if (problem) return <MissingInvoice problem={problem} onTryAgain={tryAgain} />;
  return record ? <OpenInvoice key={record.id} record={record} /> : <SheetSkeleton />;
}

function OpenInvoice({ record }: { record: InvoiceRecord }) {
  const { t } = useTranslation();
  const { history } = useRouter();
  const actions = useInvoiceActions(record);
  const rights = useRights('Invoice');
  const [open, setOpen] = useSearchValue('open');
  const close = () => setOpen(undefined);
  const mayChange = rights.update && !record.isDeleted;
  const mayPay = mayChange && record.isIssued && record.kind === 'invoice';
  useShortcuts([
    {
      keys: 'e',
      label: t('common.edit'),
      run: () => history.push(invoiceAddress.edit(record.id)),
      when: mayChange && !record.isIssued,
    },
    { keys: 'm', label: t('invoice.preview.send'), run: () => setOpen('send'), when: mayChange },
    { keys: 'p', label: t('invoice.preview.addPayment'), run: () => setOpen('payment'), when: mayPay },
    { keys: 'd', label: t('invoice.editor.download'), run: () => void actions.download(), when: !record.isDeleted },
  ]);
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        <InvoiceBanner record={record} actions={actions} onRemind={() => setOpen('reminder')} />
        <InvoiceSheet record={record} mark={<InvoiceStatusPill invoice={record} />} />
      </div>
      <aside className={classes.side}>
        <PreviewPanel record={record} actions={actions} onSend={() => setOpen('send')} onPay={setOpen} />
        <EInvoiceCard record={record} />
        <PaymentsCard record={record} actions={actions} />
        <AttachmentsCard record={record} actions={actions} />
        <HistoryCard history={record.history} />
      </aside>
      <CreateFromOutlet />
      {mayPay && record.balanceCents > 0 && <DueBar record={record} onPay={() => setOpen('payment')} />}
      <Suspense fallback={null}>
        {mayChange && (open === 'send' || (open === 'reminder' && mayPay && record.remindableCents > 0)) && (
          <SendDrawer key={open} record={record} isReminder={open === 'reminder'} onClose={close} />
        )}
        {mayPay && open === 'payment' && <PaymentDrawer record={record} onClose={close} />}
        {mayPay && open === 'refund' && <PaymentDrawer record={record} isRefund onClose={close} />}
        {mayPay && open === 'credit' && <MoveCreditDialog record={record} onClose={close} />}
      </Suspense>
    </div>
  );
}

interface DueBarProps {
  record: InvoiceRecord;
  onPay: () => void;
}

/** Sticky bar on a phone with the amount due, the due date, and a button to record a payment. */
function DueBar({ record, onPay }: DueBarProps) {
  const { t, i18n } = useTranslation();
  return (
    <div className={classes.bar}>
      <span className={classes.words}>
        <strong className={classes.amount}>{formatMoney(record.balanceCents, record.currency, i18n.language)}</strong>
        <span className={classes.due}>
          {t('invoice.list.due')} <DueCell invoice={record} />
        </span>
      </span>
      <Button onClick={onPay}>
        <IconCash size={18} />
        {t('invoice.preview.addPayment')}
      </Button>
    </div>
  );
}
