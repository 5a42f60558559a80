import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '#web/api-error.ts';
import { formatMoney } from '#web/format-money.ts';
import { formatSize } from '#web/format-size.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconCircleCheck, IconDownload, IconHourglass } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { LinkedInvoice, readLinkedInvoice } from '../../link-contract.ts';
import { shownDay } from '../invoice-texts.ts';
import { DueCell } from '../list/due-cell.tsx';
import { BankFacts, InvoiceSheet } from '../preview/invoice-sheet.tsx';
import classes from './linked-invoice-page.module.css';
import { linkedAddress, linkedQuery } from './linked-query.ts';
import { ReplyCard } from './reply-card.tsx';

/** Page where a client sees an invoice from a mail link, pays it, and replies. */
export function LinkedInvoicePage() {
  const { t } = useTranslation();
  const address = linkedAddress(useParams({ strict: false }), useSearch({ strict: false }));
  const { data, error, refetch } = useQuery(linkedQuery(address));
  usePageTitle(data ? t('invoice.preview.named', { number: data.invoice.number }) : t('invoice.preview.invoice'));
  if (data) {
    const { invoice, epc, replies, all, balances, pdf, xml, files, logo, brandColor } = data;
    return (
      <main className={classes.page}>
        <LinkedHead invoice={invoice} pdf={pdf} xml={xml} files={files} logo={logo} brandColor={brandColor} />
        <div className={classes.main}>
          <InvoiceSheet record={invoice} />
        </div>
        <aside className={classes.side}>
          {invoice.balanceCents > 0 && <PayCard invoice={invoice} epc={epc} />}
          {invoice.kind === 'invoice' && (
            <ReplyCard address={address} replies={replies} isPaid={invoice.balanceCents <= 0} seller={invoice.seller} />
          )}
          {all.length > 1 && <ClientInvoices all={all} balances={balances} />}
        </aside>
      </main>
    );
  }
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <main className={classes.alone}>
      {isUnknown ? (
        <section className={classes.card}>
          <h1 className={classes.title}>{t('invoice.linked.unknown')}</h1>
          <p className={classes.quiet}>{t('invoice.linked.unknownText')}</p>
        </section>
      ) : error ? (
        <section className={classes.card}>
          <h1 className="visually-hidden">{t('invoice.preview.invoice')}</h1>
          <ErrorState text={t('invoice.linked.failed')} onTryAgain={() => void refetch()} />
        </section>
      ) : (
        <Spinner />
      )}
    </main>
  );
}

function ClientInvoices({ all, balances }: Pick<AnswerOf<typeof readLinkedInvoice>, 'all' | 'balances'>) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const open = balances.filter(({ balanceCents }) => balanceCents > 0).map((one) => formatMoney(one.balanceCents, one.currency, language));
  return (
    <Card
      title={t('invoice.linked.all')}
      text={open.length > 0 ? t('invoice.linked.allOpen', { amount: open.join(' · ') }) : t('invoice.linked.nothingOpen')}
    >
      <ul className={classes.list}>
        {all.map(({ number, issuedOn, currency, totalCents, balanceCents, invoiceStatus, path, isThis }) => (
          <li key={number} className={classes.line} aria-current={isThis || undefined}>
            <span className={classes.what}>
              {isThis ? <bdi>{number}</bdi> : <PageLink href={path}>{number}</PageLink>}
              <span className={classes.small}>{shownDay(issuedOn, language)}</span>
            </span>
            <span className={classes.lineAmount}>
              <bdi>{formatMoney(totalCents, currency, language)}</bdi>
              <span className={classes.small} data-late={invoiceStatus === 'Past Due' || undefined}>
                {balanceCents <= 0
                  ? t('invoice.status.paid')
                  : invoiceStatus === 'Past Due'
                    ? t('invoice.status.pastDue')
                    : t('invoice.list.open')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PayCardProps {
  invoice: LinkedInvoice;
  /** Content of the QR code for banking apps; null for none. */
  epc: string | null;
}

/** Bank details, and a QR code that fills in the transfer in a banking app. */
function PayCard({ invoice, epc }: PayCardProps) {
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

interface LinkedHeadProps {
  invoice: LinkedInvoice;
  pdf: string;
  /** Path of the XRechnung; null if there is none. */
  xml: string | null;
  files: readonly LinkedFile[];
  logo: string | null;
  /** Empty for the product's own color. */
  brandColor: string;
}

interface LinkedFile {
  name: string;
  sizeBytes: number;
  path: string;
}

/** Sender, amount due and due date of the invoice. */
function LinkedHead({ invoice, pdf, xml, files, logo, brandColor }: LinkedHeadProps) {
  const { t, i18n } = useTranslation();
  const { seller, balanceCents, currency, invoiceStatus } = invoice;
  const isOpen = balanceCents > 0;
  return (
    <header className={classes.head} style={brandColor ? { borderBlockStart: `4px solid ${brandColor}` } : undefined}>
      {logo && <img className={classes.logo} src={logo} alt="" />}
      <div className={classes.words}>
        <p className={classes.from}>
          <bdi>{seller.name}</bdi>
        </p>
        <p className={classes.amount}>
          <bdi>{formatMoney(isOpen ? balanceCents : invoice.totalCents, currency, i18n.language)}</bdi>
          {!isOpen ? (
            <StatusPill tone="success" icon={<IconCircleCheck size={16} />}>
              {t('invoice.status.paid')}
            </StatusPill>
          ) : invoiceStatus === 'Past Due' ? (
            <StatusPill tone="danger" icon={<IconAlertTriangle size={16} />}>
              {t('invoice.status.pastDue')}
            </StatusPill>
          ) : (
            <StatusPill tone="accent" icon={<IconHourglass size={16} />}>
              {t('invoice.account.owes')}
            </StatusPill>
          )}
        </p>
        {isOpen && (
          <p className={classes.due}>
            {t('invoice.list.due')} <DueCell invoice={invoice} />
          </p>
        )}
      </div>
      <div className={classes.files}>
        <PageLink look="outline" href={pdf}>
          <IconDownload size={18} />
          {t('invoice.linked.pdf')}
        </PageLink>
        {xml && (
          <PageLink look="outline" href={xml}>
            <IconDownload size={18} />
            {t('invoice.linked.xml')}
          </PageLink>
        )}
        {files.map(({ name, sizeBytes, path }) => (
          <PageLink key={path} look="outline" href={path}>
            <IconDownload size={18} />
            {t('invoice.linked.file', { name, size: formatSize(sizeBytes, i18n.language) })}
          </PageLink>
        ))}
      </div>
    </header>
  );
}
