import { useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import { statusText } from './employee-text.ts';

const tones = ['success', 'info', 'danger', 'neutral', 'warning'] as const;

/** What an employee is to the company. */
export function EmployeeStatus({ status }: { status: number }) {
  const { t } = useTranslation();
  return <StatusPill tone={tones[status - 1] ?? 'neutral'}>{statusText(status, t)}</StatusPill>;
}
