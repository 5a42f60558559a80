import { type FormEvent, useId, useState } from 'react';
import type { PersonRef } from '#features/people/contract.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { useSession } from '#web/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PersonPicker } from '#web/ui/person-picker.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Space, SpaceVisibility } from '../../space-contract.ts';
import classes from './space-dialog.module.css';
import type { SpaceTask } from './space-task.ts';
import type { SpaceActions } from './use-space-actions.ts';

interface Props {
  task: Exclude<SpaceTask, 'import'>;
  /** The board that it is about; undefined for a new one. */
  space: Space | undefined;
  people: readonly PersonRef[];
  actions: SpaceActions;
  /** Given the new board. */
  onDone: (id: number) => void;
  onClose: () => void;
}

/** Asks for what a new, copied or changed board needs: its name, and who sees it. */
export function SpaceDialog({ task, space, people, actions, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const reader = useSession()?.id;
  const group = useId();
  const [name, setName] = useState(task === 'copy' && space ? t('kanban.space.copyName', { board: space.name }) : (space?.name ?? ''));
  const [visibility, setVisibility] = useState<SpaceVisibility>(space?.visibility ?? 'company');
  const [memberIds, setMembers] = useState<number[]>(space?.memberIds ?? []);
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
      onDone((await actions.add({ name: name.trim(), visibility, memberIds, columns })).id);
    } else if (space) {
      if (task === 'change') await actions.update(space, { name: name.trim() });
      else if (task === 'people') await actions.update(space, { visibility, memberIds });
      else onDone((await actions.copy(space.id, name.trim(), task === 'template')).id);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
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
    <Dialog title={t(`kanban.space.title.${task}`, { board: space?.name ?? '' })} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogBody
          buttons={
            <>
              <Button look="outline" onClick={onClose}>
                {t('kanban.cancel')}
              </Button>
              <Button type="submit" loading={isBusy} disabled={task === 'people' && !isOwners}>
                {t(`kanban.space.do.${task}`)}
              </Button>
            </>
          }
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
            <fieldset className={classes.group} disabled={!isOwners}>
              <legend className={classes.legend}>{t('kanban.space.whoSees')}</legend>
              {(['company', 'people'] as const).map((one) => (
                <Check key={one} type="radio" name={group} checked={visibility === one} onChange={() => setVisibility(one)}>
                  {t(`kanban.space.visibility.${one}`)}
                </Check>
              ))}
              {visibility === 'people' && (
                <PersonPicker
                  label={t('kanban.space.members')}
                  people={people.filter(({ id }) => id !== owner)}
                  value={memberIds}
                  onChange={setMembers}
                  placeholder={t('kanban.task.peoplePlaceholder')}
                />
              )}
            </fieldset>
          )}
          <FormFailure text={failure} />
        </DialogBody>
      </form>
    </Dialog>
  );
}
