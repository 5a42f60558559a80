import { useTranslation } from '#web/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface Props {
  title: string;
  /** Whether no board exists although one is required. */
  isEmpty: boolean;
  error: Error | null;
  onTryAgain: () => void;
  onClose: () => void;
}

/** A dialog whose board is loading, failed to load, or doesn't exist yet. */
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
