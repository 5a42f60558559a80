import { useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { ArticleState } from '../contract.ts';

/** Marks a draft that only editors can see. */
export function DraftPill({ state }: { state: ArticleState }) {
  const { t } = useTranslation();
  return state === 'Draft' ? <StatusPill tone="neutral">{t('help.state.Draft')}</StatusPill> : null;
}
