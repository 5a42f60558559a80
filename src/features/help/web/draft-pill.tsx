import { useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { ArticleState } from '../contract.ts';

/** Says of an article that only those who write see it. */
export function DraftPill({ state }: { state: ArticleState }) {
  const { t } = useTranslation();
  return state === 'Draft' ? <StatusPill tone="neutral">{t('help.state.Draft')}</StatusPill> : null;
}
