import type { CommandContext } from '#web/command.ts';
import { currentTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { loadReading } from '#web/ui/dates/load-reading.ts';

/** Shows the day that somebody typed, in words of their language; says so where it is none. */
export async function goToDay({ go, t }: CommandContext, text: string): Promise<void> {
  const { language } = currentTranslation().i18n;
  const day = await (await loadReading()).typedDay(text, { language, max: undefined });
  if (day) go(`/apps/calendar?date=${day}`);
  else toast({ tone: 'info', message: t('calendarCommands.unknown', { text }) });
}
