import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { useTranslation } from '#web/i18n.ts';
import { readText } from '#web/read-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type BoardImport, importBoard } from '../../import-contract.ts';
import { ImportPreview } from './import-preview.tsx';
import { keptOfTrello } from './kept-of-trello.ts';

const mostBytes = 10_000_000;
const mostName = 100;

interface Props {
  /** Given the new board. */
  onDone: (id: number) => void;
  onClose: () => void;
}

/** Takes in a board from Trello or a CSV file: first what it would become, then the board. */
export function ImportDialog({ onDone, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [found, setFound] = useState<BoardImport>();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');

  const send = async (given: string, apply: boolean) => {
    setSending(true);
    setFailure('');
    try {
      const answer = await call(importBoard, {
        body: { text: given, timeZone: readerZone(), apply, ...(apply && { name }) },
      });
      if (answer.spaceId !== null) {
        void queryClient.invalidateQueries({ queryKey: ['board'] });
        onClose();
        onDone(answer.spaceId);
        return;
      }
      setFound(answer);
      setName(answer.name || t('kanban.import.usualName'));
    } catch (error) {
      const isUnread = error instanceof ApiError && (error.status === 400 || error.status === 413);
      setFailure(t(isUnread ? 'kanban.import.unread' : 'kanban.failed.server'));
    } finally {
      setSending(false);
    }
  };
  const choose = async (file: File) => {
    if (file.size > mostBytes) return setFailure(t('kanban.import.tooLarge'));
    const given = keptOfTrello(await readText(file));
    setText(given);
    await send(given, false);
  };
  const restart = () => {
    setFound(undefined);
    setFailure('');
  };
  return (
    <Dialog kind="wide" title={t('kanban.import.title')} onClose={onClose}>
      <DialogBody
        text={found ? undefined : t('kanban.import.text')}
        buttons={
          <>
            <Button look="outline" onClick={found ? restart : onClose}>
              {t(found ? 'kanban.import.another' : 'ui.form.cancel')}
            </Button>
            {found && (
              <Button
                loading={isSending}
                disabled={found.cards === 0 || !name.trim() || name.trim().length > mostName}
                onClick={() => void send(text, true)}
              >
                {t('kanban.import.apply', { count: found.cards })}
              </Button>
            )}
          </>
        }
      >
        {found ? (
          <>
            <TextField
              label={t('kanban.space.name')}
              dir="auto"
              maxLength={mostName}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <ImportPreview found={found} />
          </>
        ) : (
          <FileDrop
            label={t('kanban.import.choose')}
            text={t('kanban.import.drop')}
            accept=".json,.csv,application/json,text/csv"
            isBusy={isSending}
            onChoose={(chosen) => void choose(chosen)}
          />
        )}
        <FormFailure text={failure} />
      </DialogBody>
    </Dialog>
  );
}
