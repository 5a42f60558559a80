import { formatDay } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Moment } from '#web/ui/moment.tsx';

export function PostDay({ at }: { at: string }) {
  const { i18n } = useTranslation();
  return <Moment at={at}>{formatDay(new Date(at), i18n.language, new Date())}</Moment>;
}
