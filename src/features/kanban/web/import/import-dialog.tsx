import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { readText } from '#web/read-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type BoardImport, importBoard } from '../../import-contract.ts';
import classes from './import-dialog.module.css';
import { shrinkTrelloExport } from './shrink-trello-export.ts';

const maxBytes = 10_000_000;
const maxName = 100;

interface Props {
  /** Receives the new board's ID. */
  onDone: (id: number) => void;
  onClose: () => void;
}

/** Imports a board from Trello or a CSV file: shows a preview first, then creates the board. */
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
    if (file.size > maxBytes) return setFailure(t('kanban.import.tooLarge'));
    const given = shrinkTrelloExport(await readText(file));
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
                disabled={found.cards === 0 || !name.trim() || name.trim().length > maxName}
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
              maxLength={maxName}
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

/** Preview of an import: the columns with their cards, and what is skipped and why. */
function ImportPreview({ found }: { found: BoardImport }) {
  const { t, i18n } = useTranslation();
  const { columns, cards, archived, comments, bad, badCount, dateOrder } = found;
  const partly = found.things.filter(({ noted, left }) => noted.length + left.length > 0);
  const format = (number: number) => formatNumber(number, i18n.language);
  return (
    <div className={classes.preview}>
      <p className={classes.sum} role="status">
        {t('kanban.import.found', {
          cards: t('kanban.board.count', { count: cards }),
          columns: t('kanban.import.columns', { count: columns.length }),
        })}
        {archived > 0 && ` ${t('kanban.import.archived', { count: archived })}`}
        {comments > 0 && ` ${t('kanban.import.comments', { count: comments })}`}
      </p>
      <ul className={classes.columns} aria-label={t('kanban.import.columnsLabel')}>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file may be named alike, and their order stays.
          <li key={index} className={classes.column}>
            <bdi className={classes.title}>{column.title}</bdi>
            <span className={classes.count}>{t('kanban.board.count', { count: column.cards })}</span>
          </li>
        ))}
      </ul>
      {dateOrder && <p className={classes.note}>{t(`kanban.import.dateOrder.${dateOrder}`)}</p>}
      {partly.length > 0 && (
        <section aria-label={t('kanban.import.things')}>
          <h3 className={classes.head}>{t('kanban.import.things')}</h3>
          <dl className={classes.things}>
            {partly.map(({ thing, found: total, taken, noted, left }) => (
              <div key={thing}>
                <dt>
                  {t(`kanban.import.thing.${thing}`)}{' '}
                  <span className={classes.count}>{t('kanban.import.taken', { taken: format(taken), found: format(total) })}</span>
                </dt>
                {(['noted', 'left'] as const).flatMap((outcome) =>
                  (outcome === 'noted' ? noted : left).map(({ reason, count }) => (
                    <dd key={`${outcome} ${reason}`} className={classes.note}>
                      {t(`kanban.import.${outcome}`, { number: format(count), reason: t(`kanban.import.reason.${reason}`) })}
                    </dd>
                  )),
                )}
              </div>
            ))}
          </dl>
        </section>
      )}
      {badCount > 0 && (
        <section aria-label={t('kanban.import.bad', { count: badCount })}>
          <h3 className={classes.head}>{t('kanban.import.bad', { count: badCount })}</h3>
          <ul className={classes.bad}>
            {bad.map(({ line, title, problem }) => (
              <li key={line}>
                {t('kanban.import.line', { line })}
                {title && (
                  <>
                    {' – '}
                    <bdi>{title}</bdi>
                  </>
                )}
                {': '}
                {t(`kanban.import.problem.${problem}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
