import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '#web/icons.ts';
import classes from './alert.module.css';
import { IconButton } from './icon-button.tsx';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';

const icons = {
  ...{ accent: IconInfoCircle, info: IconInfoCircle, neutral: IconInfoCircle },
  ...{ success: IconCircleCheck, warning: IconAlertTriangle, danger: IconAlertOctagon },
};

interface Props {
  tone?: Tone;
  look?: 'soft' | 'solid' | 'outline' | 'edge';
  title?: string;
  /** Replaces the icon of the tone; null for none. */
  icon?: ReactNode;
  /** Buttons or a link below the text. */
  actions?: ReactNode;
  /** Appeared while the page was open. Screen readers announce it, immediately if it is a danger. */
  isLive?: boolean;
  onClose?: () => void;
  children?: ReactNode;
}

/** An inline message with optional actions. */
export function Alert({ tone = 'info', look = 'soft', title, icon, actions, isLive = false, onClose, children }: Props) {
  const { t } = useTranslation();
  const Icon = icons[tone];
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className={`${tones.tone} ${classes.alert}`} data-tone={tone} data-look={look} role={isLive ? role : undefined}>
      {icon === undefined ? <Icon className={classes.icon} aria-hidden="true" /> : icon && <span className={classes.icon}>{icon}</span>}
      <div className={classes.body}>
        {title && <p className={classes.title}>{title}</p>}
        {children && <div className={classes.text}>{children}</div>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {onClose && (
        <IconButton label={title ? t('ui.closeOne', { what: title }) : t('ui.close')} className={classes.close} onClick={onClose}>
          <IconX size={18} />
        </IconButton>
      )}
    </div>
  );
}
