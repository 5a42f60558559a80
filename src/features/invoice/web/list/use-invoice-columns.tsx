import { useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { cellPadding, headingWidth, textWidth } from '#web/data-table/text-width.ts';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { formatMoney } from '#web/format-money.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { Invoice } from '../../contract.ts';
import { InvoiceStatusPill } from '../invoice-status-pill.tsx';
import { numberAlone, shownDay } from '../invoice-texts.ts';
import { statusLooks } from '../status-look.tsx';
import { DueCell } from './due-cell.tsx';

/** Width in pixels for a status's icon and padding. */
const statusSides = 40;

/** Returns the list's columns, wide enough for the language's headings and statuses and for the rows' numbers, dates and amounts. */
export function useInvoiceColumns(rows: readonly Invoice[] = []): TableColumn<Invoice>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { number, status, issued, total, balance } = widthsOf(rows, t, language);
  return useMemo((): TableColumn<Invoice>[] => {
    const day = (text: string) => <bdi className="tabular">{shownDay(text, language)}</bdi>;
    return [
      {
        key: 'number',
        label: t('invoice.list.number'),
        sortable: true,
        firstDirection: 'desc',
        width: `${number}px`,
        text: (invoice) => numberAlone(t, invoice),
        cell: ({ id, number, kind }) => (
          <span className="tabular">
            <TitleCell title={numberAlone(t, { id, number })} text={kind === 'credit-note' && t('invoice.list.creditNote')} />
          </span>
        ),
      },
      {
        key: 'status',
        label: t('invoice.list.status'),
        sortable: true,
        width: `${status}px`,
        text: ({ invoiceStatus }) => t(`invoice.status.${statusLooks[invoiceStatus].key}`),
        cell: (invoice) => <InvoiceStatusPill invoice={invoice} />,
      },
      {
        key: 'client',
        label: t('invoice.list.client'),
        sortable: true,
        card: 'main',
        text: ({ client: { company, name } }) => name || company,
        cell: ({ client: { company, name, companyEmail }, avatar }) => (
          <TitleCell
            picture={<Avatar name={name || company} src={avatar || null} size={34} />}
            title={name || company}
            text={companyEmail || (name && company)}
          />
        ),
      },
      {
        key: 'total',
        label: t('invoice.list.total'),
        sortable: true,
        firstDirection: 'desc',
        align: 'end',
        width: `${total}px`,
        hasCardLabel: true,
        text: ({ totalCents, currency }) => formatMoney(totalCents, currency, language),
        cell: ({ totalCents, currency }) => formatMoney(totalCents, currency, language),
      },
      {
        key: 'issued',
        label: t('invoice.list.issued'),
        sortable: true,
        firstDirection: 'desc',
        width: `${issued}px`,
        hideBelow: 1060,
        text: ({ issuedDate }) => shownDay(issuedDate, language),
        cell: ({ issuedDate }) => day(issuedDate),
      },
      {
        key: 'due',
        label: t('invoice.list.due'),
        sortable: true,
        width: '132px',
        hideBelow: 880,
        card: 'line',
        hasCardLabel: true,
        text: ({ dueDate }) => shownDay(dueDate, language),
        cell: (invoice) => <DueCell invoice={invoice} />,
      },
      {
        key: 'balance',
        label: t('invoice.list.balance'),
        sortable: true,
        firstDirection: 'desc',
        align: 'end',
        width: `${balance}px`,
        hideBelow: 760,
        card: 'aside',
        text: ({ balanceCents, currency }) => formatMoney(balanceCents, currency, language),
        cell: (invoice) => <BalanceCell invoice={invoice} />,
      },
      {
        ...{ key: 'service', label: t('invoice.list.service'), isExtra: true, width: '200px', hideBelow: 900 },
        text: ({ service }) => service,
        cell: ({ service }) => service,
      },
      {
        key: 'country',
        label: t('invoice.list.country'),
        isExtra: true,
        width: '140px',
        hideBelow: 900,
        text: ({ client }) => client.country,
        cell: ({ client }) => client.country,
      },
      {
        key: 'company',
        label: t('invoice.list.company'),
        isExtra: true,
        width: '200px',
        hideBelow: 900,
        text: ({ client }) => client.company,
        cell: ({ client }) => client.company,
      },
    ];
  }, [t, language, number, status, issued, total, balance]);
}

/** Returns column widths in pixels. */
function widthsOf(rows: readonly Invoice[], t: TFunction, language: string) {
  const longest = Math.max(0, ...rows.map(({ totalCents, currency }) => formatMoney(totalCents, currency, language).length));
  // Tabular figures all have the same width.
  const amount = Math.max(126, longest * 8 + 28);
  const numbers = rows.map(({ id, number, kind }) =>
    Math.max(textWidth(numberAlone(t, { id, number }), 14), kind === 'credit-note' ? textWidth(t('invoice.list.creditNote'), 13) : 0),
  );
  const statuses = Object.values(statusLooks).map(({ key }) => textWidth(t(`invoice.status.${key}`), 12) + statusSides);
  const days = rows.map(({ issuedDate }) => textWidth(shownDay(issuedDate, language), 14));
  const widest = (texts: number[], name: string) =>
    Math.max(headingWidth(t(`invoice.list.${name}`)), ...texts.map((text) => text + cellPadding));
  return {
    number: Math.max(118, widest(numbers, 'number')),
    status: Math.max(148, widest(statuses, 'status')),
    issued: widest(days, 'issued'),
    total: Math.max(amount, widest([], 'total')),
    balance: Math.max(amount, widest([], 'balance')),
  };
}

/** The balance: zero, an amount due, or the client's credit. */
function BalanceCell({ invoice: { balanceCents, currency } }: { invoice: Pick<Invoice, 'balanceCents' | 'currency'> }) {
  const { t, i18n } = useTranslation();
  if (balanceCents === 0) return <StatusPill tone={statusLooks.Paid.tone}>{t('invoice.status.paid')}</StatusPill>;
  const amount = formatMoney(balanceCents, currency, i18n.language);
  if (balanceCents > 0) return amount;
  return (
    <StatusPill tone="info" title={t('invoice.list.creditMeans', { amount: formatMoney(-balanceCents, currency, i18n.language) })}>
      {amount}
    </StatusPill>
  );
}
