import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserData } from '#contract/signed-in.ts';
import type { OwnDocument } from '#features/invoice/own-documents-contract.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { atNoon, formatFullDay } from '#web/dates/format-date.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCircleCheck, IconDownload, IconFileInvoice, IconMail } from '#web/icons.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import styles from './client-home-page.module.css';
import { contactQuery, documentsQuery, rowsPerPage } from './client-home-queries.ts';
import { ListPager } from './list-pager.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** Open invoices, and below them paid invoices and credit notes. */
export function DocumentCards({ user }: { user: Pick<UserData, 'email' | 'verification'> }) {
  const { t } = useTranslation();
  const [openPage, setOpenPage] = useState(1);
  const [closedPage, setClosedPage] = useState(1);
  const open = useQuery({ ...documentsQuery('open', openPage), placeholderData: keepPreviousData });
  const closed = useQuery({ ...documentsQuery('closed', closedPage), placeholderData: keepPreviousData });
  const failed = [open, closed].filter(({ isError, data }) => isError && !data);
  if (failed.length > 0) {
    const tryAgain = () => failed.forEach((query) => void query.refetch());
    return (
      <Card title={t('clientHome.invoices.open')}>
        <ErrorState text={t('clientHome.invoices.failed')} onTryAgain={tryAgain} />
      </Card>
    );
  }
  if (!open.data || !closed.data) {
    return (
      <Card title={t('clientHome.invoices.open')}>
        <ListSkeleton />
      </Card>
    );
  }
  if (!open.data.isConfirmed) return <ConfirmFirst user={user} />;
  return (
    <>
      <Card title={t('clientHome.invoices.open')} action={<TotalDue due={open.data.due} />}>
        {open.data.total > 0 ? (
          <ul className={styles.list}>
            {open.data.documents.map((document) => (
              <OpenInvoice key={document.path} invoice={document} />
            ))}
          </ul>
        ) : closed.data.total > 0 ? (
          <PaneMessage icon={<IconCircleCheck />} title={t('clientHome.invoices.allPaid')} text={t('clientHome.invoices.allPaidText')} />
        ) : (
          <PaneMessage icon={<IconFileInvoice />} title={t('clientHome.invoices.none')} text={t('clientHome.invoices.noneText')} />
        )}
        <ListPager
          label={t('clientHome.invoices.open')}
          page={openPage}
          perPage={rowsPerPage.open}
          total={open.data.total}
          onPage={setOpenPage}
        />
      </Card>
      {closed.data.total > 0 && (
        <Card title={t('clientHome.invoices.closed')}>
          <ul className={styles.list}>
            {closed.data.documents.map((document) => (
              <ClosedDocument key={document.path} document={document} />
            ))}
          </ul>
          <ListPager
            label={t('clientHome.invoices.closed')}
            page={closedPage}
            perPage={rowsPerPage.closed}
            total={closed.data.total}
            onPage={setClosedPage}
          />
        </Card>
      )}
    </>
  );
}

/** Asks to confirm the address, by which documents are found. */
function ConfirmFirst({ user: { email, verification } }: { user: Pick<UserData, 'email' | 'verification'> }) {
  const { t } = useTranslation();
  const company = useQuery(contactQuery).data?.name || t('clientHome.contact.company');
  return (
    <Card title={t('clientHome.invoices.open')}>
      <PaneMessage
        icon={<IconMail />}
        title={t('clientHome.confirm.title')}
        text={verification === 'mail' ? t('clientHome.confirm.byMail', { email }) : t('clientHome.confirm.byCompany', { email, company })}
      />
    </Card>
  );
}

function TotalDue({ due }: { due: readonly { currency: string; dueCents: number }[] }) {
  const { t, i18n } = useTranslation();
  if (due.length === 0) return null;
  return (
    <dl className={styles.total}>
      <dt>{t('clientHome.invoices.totalDue')}</dt>
      {due.map(({ currency, dueCents }) => (
        <dd key={currency}>
          <bdi>{formatMoney(dueCents, currency, i18n.language)}</bdi>
        </dd>
      ))}
    </dl>
  );
}

function OpenInvoice({ invoice }: { invoice: OwnDocument }) {
  const { t, i18n } = useTranslation();
  const { number, issuedOn, dueOn, currency, totalCents, balanceCents, path, pdf } = invoice;
  // By today's date, since the status is updated later.
  const isOverdue = dueOn < companyToday();
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <span className={styles.name}>
          <bdi>{number}</bdi>
          {isOverdue && <StatusPill tone="danger">{t('clientHome.invoices.overdue')}</StatusPill>}
        </span>
        <span className={styles.facts}>
          <span>{t('clientHome.invoices.issued', { day: formatFullDay(atNoon(issuedOn), i18n.language) })}</span>
          <span data-late={isOverdue || undefined}>
            {t('clientHome.invoices.due', { day: formatFullDay(atNoon(dueOn), i18n.language) })}
          </span>
        </span>
      </span>
      <span className={styles.amount}>
        <bdi>{formatMoney(balanceCents, currency, i18n.language)}</bdi>
        {balanceCents !== totalCents && (
          <span className={styles.small}>
            {t('clientHome.invoices.ofTotal', { total: formatMoney(totalCents, currency, i18n.language) })}
          </span>
        )}
      </span>
      <span className={styles.actions}>
        <PdfLink number={number} pdf={pdf} />
        <PageLink look="primary" href={path}>
          <span>
            {t('clientHome.invoices.pay')} <bdi className="visually-hidden">{number}</bdi>
          </span>
        </PageLink>
      </span>
    </li>
  );
}

function ClosedDocument({ document }: { document: OwnDocument }) {
  const { t, i18n } = useTranslation();
  const { number, kind, issuedOn, currency, totalCents, path, pdf } = document;
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <span className={styles.name}>
          <PageLink href={path}>
            <bdi>{number}</bdi>
          </PageLink>
          {kind === 'credit-note' ? (
            <StatusPill tone="info">{t('clientHome.invoices.creditNote')}</StatusPill>
          ) : (
            <StatusPill tone="success">{t('clientHome.invoices.paid')}</StatusPill>
          )}
        </span>
        <span className={styles.facts}>
          <span>{t('clientHome.invoices.issued', { day: formatFullDay(atNoon(issuedOn), i18n.language) })}</span>
        </span>
      </span>
      <span className={styles.amount}>
        <bdi>{formatMoney(totalCents, currency, i18n.language)}</bdi>
      </span>
      <span className={styles.actions}>
        <PdfLink number={number} pdf={pdf} />
      </span>
    </li>
  );
}

function PdfLink({ number, pdf }: { number: string | null; pdf: string }) {
  const { t } = useTranslation();
  return (
    <PageLink look="outline" href={pdf}>
      <IconDownload size={18} aria-hidden="true" />
      <span>
        {t('clientHome.invoices.pdf')} <bdi className="visually-hidden">{number}</bdi>
      </span>
    </PageLink>
  );
}
