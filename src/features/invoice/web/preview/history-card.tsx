import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import type { InvoiceRecord } from '../../contract.ts';

const tones: Record<string, 'accent' | 'success' | 'danger'> = {
  ...{ sent: 'accent', issued: 'accent', reminded: 'accent' },
  ...{ paid: 'success', 'past-due': 'danger', deleted: 'danger', voided: 'danger' },
};

/** What happened to the invoice, the newest first. */
export function HistoryCard({ history }: { history: InvoiceRecord['history'] }) {
  const { t } = useTranslation();
  if (history.length === 0) return null;
  const entries = [...history]
    .sort((a, b) => b.at.localeCompare(a.at) || b.id - a.id)
    .map(({ id, kind, at, actor, detail }) => ({
      ...{ key: id, at, tone: tones[kind] ?? ('neutral' as const), actorName: actor?.fullName },
      what: t(`invoice.preview.history.${kind}`, { detail }),
    }));
  return (
    <Card title={t('invoice.preview.history.title')}>
      <Timeline entries={entries} />
    </Card>
  );
}
