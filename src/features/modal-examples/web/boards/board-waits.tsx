import { useTranslation } from '#web/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface Props {
  title: string;
  /** Whether there is none, where one is needed. */
  isEmpty: boolean;
  error: Error | null;
  onTryAgain: () => void;
  onClose: () => void;
}

/** A dialog whose board is on its way, could not be read, or does not exist yet. */
export function BoardWaits({ title, isEmpty, error, onTryAgain, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} focuses="none" onClose={onClose}>
      <DialogBody text={isEmpty && t('modalExamples.boards.none')}>
        {isEmpty ? (
          <a href="/apps/kanban">{t('modalExamples.boards.toBoards')}</a>
        ) : error ? (
          <ErrorState text={t('kanban.failed.board')} onTryAgain={onTryAgain} />
        ) : (
          <Spinner />
        )}
      </DialogBody>
    </Dialog>
  );
}
