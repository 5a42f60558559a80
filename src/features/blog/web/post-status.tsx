import { useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { PostStatus as Status } from '../contract.ts';

const tones = { Draft: 'neutral', Pending: 'warning', Published: 'success', Scheduled: 'info' } as const;

export function PostStatus({ status }: { status: Status }) {
  const { t } = useTranslation();
  return <StatusPill tone={tones[status]}>{t(`blog.status.${status}`)}</StatusPill>;
}
