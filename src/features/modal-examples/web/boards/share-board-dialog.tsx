import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Space } from '#features/kanban/space-contract.ts';
import { type BoardPage, boardPageQuery, useSpaceActions, WhoSees } from '#features/kanban/web/public-api.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { useSession } from '#web/session-store.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { BoardField } from './board-field.tsx';
import { BoardWaits } from './board-waits.tsx';

/** Shares a board: shows who can see it, with a link. */
export function ShareBoardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(boardPageQuery(undefined));
  const [chosenId, choose] = useState<number>();
  const space = data?.spaces.find(({ id }) => id === (chosenId ?? data.spaceId));
  if (!data || !space)
    return (
      <BoardWaits
        {...{ error, onClose }}
        title={t('modalExamples.example.share.title')}
        isEmpty={data !== undefined}
        onTryAgain={() => void refetch()}
      />
    );
  return <ShareForm key={space.id} {...{ space, onClose }} page={data} onChoose={choose} />;
}

interface FormProps {
  page: BoardPage;
  space: Space;
  onChoose: (id: number) => void;
  onClose: () => void;
}

function ShareForm({ page, space, onChoose, onClose }: FormProps) {
  const { t } = useTranslation();
  const reader = useSession()?.id;
  const { updateAndTell } = useSpaceActions();
  const [change, setChange] = useState<Partial<Pick<Space, 'visibility' | 'memberIds'>>>({});
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const isOwners = (space.ownerId ?? reader) === reader;
  const owner = page.people.find(({ id }) => id === space.ownerId);
  const save = async () => {
    if (isSending) return;
    if (!isOwners || Object.keys(change).length === 0) return onClose();
    setSending(true);
    setFailure('');
    try {
      await updateAndTell(space, change);
      onClose();
    } catch (error) {
      setFailure(formFailureText(t, error));
      setSending(false);
    }
  };
  return (
    <DialogForm
      title={t('modalExamples.example.share.title')}
      text={t('modalExamples.share.text')}
      submitLabel={t(isOwners ? 'common.save' : 'ui.close')}
      isSending={isSending}
      failure={failure}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <BoardField spaces={page.spaces} value={space.id} onChoose={onChoose} />
      {!isOwners && <p>{owner ? t('kanban.space.ownedBy', { name: owner.fullName }) : t('kanban.space.notYours')}</p>}
      <WhoSees
        visibility={change.visibility ?? space.visibility}
        memberIds={change.memberIds ?? space.memberIds}
        people={page.people}
        ownerId={space.ownerId ?? reader}
        isOff={!isOwners}
        onChange={(part) => setChange((now) => ({ ...now, ...part }))}
      />
      <CopyField
        label={t('modalExamples.share.link')}
        hint={t('modalExamples.share.linkHint')}
        value={new URL(`/apps/kanban/${space.id}`, location.origin).href}
      />
    </DialogForm>
  );
}
