import { useState } from 'react';
import type { PersonRef } from '#platform/people/contract.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { useSession } from '#web/session-store.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Space } from '../../space-contract.ts';
import classes from './space-dialog.module.css';
import { useSpaceActions } from './use-space-actions.ts';
import { WhoSees } from './who-sees.tsx';

/** Purpose of a board dialog. */
export type SpaceTask = 'add' | 'change' | 'people' | 'copy' | 'template' | 'import';

interface Props {
  task: Exclude<SpaceTask, 'import'>;
  /** The board to act on; undefined for a new one. */
  space: Space | undefined;
  people: readonly PersonRef[];
  /** Receives the new board's ID. */
  onDone: (id: number) => void;
  onClose: () => void;
}

/** Dialog for adding, copying or changing a board: its name and who can see it. */
export function SpaceDialog({ task, space, people, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const actions = useSpaceActions();
  const reader = useSession()?.id;
  const [name, setName] = useState(task === 'copy' && space ? t('kanban.space.copyName', { board: space.name }) : (space?.name ?? ''));
  const [audience, setAudience] = useState<Pick<Space, 'visibility' | 'memberIds'>>({
    visibility: space?.visibility ?? 'company',
    memberIds: space?.memberIds ?? [],
  });
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const asksName = task !== 'people';
  const asksPeople = task === 'add' || task === 'people';
  const owner = space?.ownerId ?? reader;
  const isOwners = owner === reader;
  const ownerName = people.find(({ id }) => id === owner)?.fullName ?? '';

  const save = async () => {
    if (task === 'add') {
      const columns = [t('kanban.space.columns.todo'), t('kanban.space.columns.doing'), t('kanban.space.columns.done')];
      onDone((await actions.add({ name: name.trim(), ...audience, columns })).id);
    } else if (space) {
      if (task === 'change') await actions.update(space, { name: name.trim() });
      else if (task === 'people') await actions.update(space, audience);
      else onDone((await actions.copy(space.id, name.trim(), task === 'template')).id);
    }
  };
  const submit = async () => {
    if (isBusy) return;
    if (asksName && !name.trim()) return setError(t('kanban.board.nameMissing'));
    setBusy(true);
    setFailure('');
    try {
      await save();
      onClose();
    } catch (thrown) {
      const isForbidden = thrown instanceof ApiError && thrown.status === 403;
      setFailure(t(isForbidden ? 'kanban.space.notYours' : 'kanban.failed.change'));
      setBusy(false);
    }
  };
  return (
    <DialogForm
      title={t(`kanban.space.title.${task}`, { board: space?.name ?? '' })}
      submitLabel={t(`kanban.space.do.${task}`)}
      isSending={isBusy}
      isOff={task === 'people' && !isOwners}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {asksName && (
        <TextField
          label={t('kanban.space.name')}
          dir="auto"
          maxLength={100}
          value={name}
          error={error || undefined}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError('');
          }}
        />
      )}
      {task === 'template' && <p className={classes.hint}>{t('kanban.space.templateHint')}</p>}
      {asksPeople && !isOwners && <p className={classes.hint}>{t('kanban.space.ownedBy', { name: ownerName })}</p>}
      {asksPeople && (
        <WhoSees
          {...audience}
          people={people}
          ownerId={owner}
          isOff={!isOwners}
          onChange={(change) => setAudience((now) => ({ ...now, ...change }))}
        />
      )}
    </DialogForm>
  );
}
