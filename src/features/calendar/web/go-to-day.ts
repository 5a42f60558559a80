import type { CommandContext } from '#web/command.ts';
import { currentTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { loadReading } from '#web/ui/dates/load-reading.ts';

/** Shows the day typed in the reader's language, or reports that it is not a date. */
export async function goToDay({ go, t }: CommandContext, text: string): Promise<void> {
  const { language } = currentTranslation().i18n;
  const day = await (await loadReading()).typedDay(text, { language, max: undefined });
  if (day) go(`/apps/calendar?date=${day}`);
  else toast({ tone: 'info', message: t('calendarCommands.unknown', { text }) });
}
