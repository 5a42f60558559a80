import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PersonPicker } from '#web/ui/person-picker.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import classes from './delete-dialog.module.css';
import { toErrorText } from './to-error-text.ts';
import { findUser, type UserActions } from './use-user-actions.ts';
import { belongingsQuery } from './user-queries.ts';
import { BelongingList } from './view/belonging-list.tsx';

/** Up to this many users are previewed individually before deletion. */
const maxPreviewed = 20;

interface Props {
  ids: readonly number[];
  actions: UserActions;
  onDeleted: () => void;
  onClose: () => void;
}

/** Shows what users own and who inherits it before deletion, or why they can't be deleted. */
export function DeleteDialog({ ids, actions, onDeleted, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [heirs, setHeirs] = useState<number[]>([]);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const previews = useQueries({ queries: ids.slice(0, maxPreviewed).map((id) => belongingsQuery(id)) });
  const error = previews.find((preview) => preview.error)?.error;
  const answers = previews.flatMap(({ data }) => data ?? []);
  const isLoading = answers.length < previews.length;
  const name = (id: number | undefined) => findUser(queryClient, id ?? 0)?.fullName ?? '';
  const obstacles = previews.flatMap(({ data }, at) => (data?.obstacle ? [{ id: ids[at], obstacle: data.obstacle }] : []));
  const isObstructed = obstacles.length > 0;
  const remaining = (answers[0]?.heirs ?? []).filter((heir) =>
    answers.every(({ heirs: others }) => others.some(({ id }) => id === heir.id)),
  );
  const isInherited = answers.some(({ belongings }) => belongings.some((one) => one.isInherited && one.count > 0));

  const remove = async () => {
    setSending(true);
    setFailure('');
    const why = await actions.remove(ids, heirs[0]);
    setSending(false);
    if (why) return setFailure(why);
    onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('users.remove.title', { count: ids.length, name: name(ids[0]) })}
      confirmLabel={t('common.delete')}
      cancelLabel={t(isObstructed ? 'ui.close' : 'ui.form.cancel')}
      isOff={isLoading || isObstructed}
      isBusy={isSending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <div className={classes.body}>
        {error ? (
          <ErrorState text={toErrorText(t, error)} onTryAgain={() => void Promise.all(previews.map(({ refetch }) => refetch()))} />
        ) : isLoading ? (
          <div className={classes.waiting}>
            <Spinner />
          </div>
        ) : isObstructed ? (
          obstacles.map(({ id, obstacle }) => (
            <p key={id} className={classes.obstacle}>
              {t(`users.remove.obstacle.${obstacle}`, { name: name(id) })}
            </p>
          ))
        ) : (
          <>
            <p className={classes.text}>{t('users.remove.text', { count: ids.length })}</p>
            <BelongingList answers={answers} nothing={t('users.remove.nothing')} />
            {(isInherited || ids.length > maxPreviewed) && (
              <PersonPicker
                label={t('users.remove.heir')}
                people={remaining}
                value={heirs}
                onChange={setHeirs}
                isSingle
                placeholder={t('users.remove.heirYou')}
              />
            )}
          </>
        )}
        <FormFailure text={failure} />
      </div>
    </ConfirmDialog>
  );
}
