import type { InputOf } from '#contract/endpoint.ts';
import { openCall } from '#web/api-client.ts';
import type { TFunction } from '#web/i18n.ts';
import { saveBlob } from '#web/save-blob.ts';
import { shortFileName } from '#web/short-file-name.ts';
import { toast } from '#web/toast.ts';
import { exportCalendar } from '../../transfer-contract.ts';

type What = InputOf<typeof exportCalendar>['query'];

/** Downloads events as an iCalendar file; returns whether that succeeded. */
export async function saveExport(t: TFunction, what: What, name: string): Promise<boolean> {
  try {
    const answer = await openCall(exportCalendar, { query: what });
    saveBlob(await answer.blob(), `${shortFileName(name)}.ics`);
    return true;
  } catch {
    toast({
      tone: 'error',
      message: t('table.exportFailed'),
      action: { label: t('ui.tryAgain'), run: () => void saveExport(t, what, name) },
    });
    return false;
  }
}
