import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronRight, IconDots } from '#web/icons.ts';
import classes from './breadcrumbs.module.css';
import { IconButton } from './icon-button.tsx';

interface Step {
  label: string;
  /** Undefined for the current page. */
  href?: string;
  icon?: ReactNode;
}

interface Props {
  label: string;
  steps: readonly Step[];
  sign?: 'chevron' | 'slash' | 'dot';
  /** Maximum number shown; the middle ones collapse behind a button. */
  most?: number;
  look?: 'plain' | 'framed';
}

/** A breadcrumb from the start to the current page. */
export function Breadcrumbs({ label, steps, sign = 'chevron', most = steps.length, look = 'plain' }: Props) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(steps.length <= most);
  const shown = isWhole ? steps : [...steps.slice(0, 1), null, ...steps.slice(1 - most)];
  return (
    <nav aria-label={label}>
      <ol className={classes.steps} data-look={look}>
        {shown.map((step, at) => (
          <li key={step?.label ?? 'others'} className={classes.step}>
            {at > 0 && <Sign sign={sign} />}
            {step ? (
              <Crumb step={step} />
            ) : (
              <IconButton label={t('ui.breadcrumbs.all')} className={classes.others} onClick={() => setWhole(true)}>
                <IconDots size={18} />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Crumb({ step: { label, href, icon } }: { step: Step }) {
  const content = (
    <>
      {icon}
      <bdi>{label}</bdi>
    </>
  );
  return href ? (
    <a className={classes.crumb} href={href}>
      {content}
    </a>
  ) : (
    <span className={classes.crumb} aria-current="page">
      {content}
    </span>
  );
}

function Sign({ sign }: Required<Pick<Props, 'sign'>>) {
  if (sign === 'chevron') return <IconChevronRight className={classes.chevron} size={16} aria-hidden="true" />;
  return (
    <span className={classes.sign} aria-hidden="true">
      {sign === 'slash' ? '/' : '•'}
    </span>
  );
}
