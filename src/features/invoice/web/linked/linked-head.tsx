import { formatMoney } from '#web/format-money.ts';
import { formatSize } from '#web/format-size.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconCircleCheck, IconDownload, IconHourglass } from '#web/icons.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { LinkedInvoice } from '../../link-contract.ts';
import { DueCell } from '../list/due-cell.tsx';
import classes from './linked-head.module.css';

interface Props {
  invoice: LinkedInvoice;
  /** The address of the PDF. */
  pdf: string;
  /** The address of the XRechnung; null where there is none. */
  xml: string | null;
  /** What the company shared. */
  files: readonly LinkedFile[];
  logo: string | null;
  /** Empty for the product's own. */
  brandColor: string;
}

interface LinkedFile {
  name: string;
  sizeBytes: number;
  path: string;
}

/** From whom the invoice is, what is to be paid of it and until when. */
export function LinkedHead({ invoice, pdf, xml, files, logo, brandColor }: Props) {
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
              {t('invoice.linked.toPay')}
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
