import { useTranslation } from '#web/i18n.ts';
import type { ChatStatus } from '../../presence-contract.ts';
import classes from './status-dot.module.css';

/** A person's status as a dot, distinguishable by shape and labeled for screen readers. */
export function StatusDot({ status }: { status: ChatStatus }) {
  const { t } = useTranslation();
  return (
    <span className={classes.dot} data-status={status} title={t(`chat.status.${status}`)}>
      <span className="visually-hidden">{t(`chat.status.${status}`)}</span>
    </span>
  );
}
