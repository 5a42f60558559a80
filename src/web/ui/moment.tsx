import type { PointerEvent, ReactNode } from 'react';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';

interface MomentProps {
  /** As ISO 8601 text. */
  at: string;
  className?: string | undefined;
  'data-state'?: string;
  /** How it is told where it stands: `09:41`, `12 Mar`, `5 minutes ago`. */
  children: ReactNode;
}

/** A moment, told shortly; its tooltip tells it whole. */
export function Moment({ at, children, ...rest }: MomentProps) {
  const { i18n } = useTranslation();
  return (
    <time {...rest} dateTime={at} onPointerEnter={momentTip(at, i18n.language)}>
      {children}
    </time>
  );
}

/** For `onPointerEnter`: the whole moment as a tooltip, made when a pointer comes, since in a list most are never read. */
export function momentTip(at: string, language: string) {
  return ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    currentTarget.title = formatMoment(new Date(at), language);
  };
}
