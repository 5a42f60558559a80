import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import type { LinkedInvoice } from '../../link-contract.ts';
import { BankFacts } from '../preview/bank-facts.tsx';
import classes from './pay-card.module.css';

interface Props {
  invoice: LinkedInvoice;
  /** What a banking app reads; null where there is none. */
  epc: string | null;
}

/** How an invoice is paid: where to, and a code that a banking app fills its transfer in by. */
export function PayCard({ invoice, epc }: Props) {
  const { t } = useTranslation();
  const { iban, accountNumber, bankName, email, phone } = invoice.seller;
  return (
    <Card title={t('invoice.linked.howToPay')}>
      {epc && (
        <div className={classes.code}>
          <QrCode text={epc} label={t('invoice.linked.code')} />
          <p className={classes.hint}>{t('invoice.linked.codeText')}</p>
        </div>
      )}
      {iban || accountNumber || bankName ? (
        <BankFacts record={invoice} />
      ) : (
        <p className={classes.hint}>{t('invoice.linked.noBank', { contact: [email, phone].filter(Boolean).join(' · ') })}</p>
      )}
    </Card>
  );
}
