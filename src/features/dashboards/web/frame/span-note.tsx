import { formatPlainDay } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import type { Span } from '../../spans.ts';
import classes from './span-note.module.css';

/** The period and the one it is compared with. */
export function SpanNote({ span, today }: { span: Span | undefined; today: string | undefined }) {
  const { t, i18n } = useTranslation();
  const day = (text: string) => formatPlainDay(text, i18n.language, today ?? '');
  return (
    <p className={classes.note}>
      {span
        ? t('dashboards.span', {
            from: day(span.from),
            until: day(span.until),
            beforeFrom: day(span.before.from),
            beforeUntil: day(span.before.until),
          })
        : '\u00a0'}
    </p>
  );
}
