import { readerFormat } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';

/** When a card was read last, to the second; nothing before it was. @param at in milliseconds */
export function ReadAt({ at }: { at: number }) {
  const { t, i18n } = useTranslation();
  if (at === 0) return null;
  const moment = new Date(at);
  const time = readerFormat(i18n.language, { timeStyle: 'medium' }).format(moment);
  return <time dateTime={moment.toISOString()}>{t('cards.actions.readAt', { time })}</time>;
}
