import type { PointerEvent, ReactNode } from 'react';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';

interface MomentProps {
  /** ISO 8601. */
  at: string;
  className?: string | undefined;
  'data-state'?: string;
  /** The short form for its context: `09:41`, `12 Mar`, `5 minutes ago`. */
  children: ReactNode;
}

/** A short date or time, with the full one as tooltip. */
export function Moment({ at, children, ...rest }: MomentProps) {
  const { i18n } = useTranslation();
  return (
    <time {...rest} dateTime={at} onPointerEnter={momentTip(at, i18n.language)}>
      {children}
    </time>
  );
}

/** For `onPointerEnter`: sets the full date as tooltip on hover, because most in a list are never read. */
export function momentTip(at: string, language: string) {
  return ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    currentTarget.title = formatMoment(new Date(at), language);
  };
}
