import { type ReactNode, useState } from 'react';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogBody } from '../ui/dialog-body.tsx';
import { DiffView } from './diff-view.tsx';
import classes from './versions-dialog.module.css';

/** So many versions stand on a page of the list. */
const perPage = 25;

/** One of the versions that are listed. */
interface VersionLine {
  number: number;
  /** How it is called. */
  name: string;
  savedBy: string;
  /** An ISO moment. */
  savedAt: string;
  /** What else is known of it. */
  note: string;
}

interface Props {
  title: string;
  text: string;
  words: { newer: string; older: string; changes: string; same: string; restore: string };
  lines: readonly VersionLine[];
  /** How many there are on all pages. */
  total: number;
  page: number;
  onPage: (page: number) => void;
  chosen: number;
  onChoose: (number: number) => void;
  /** The text of the chosen one, and of the one that it is compared with; undefined until both are there. */
  compared: { before: string; after: string } | undefined;
  /** Brings the chosen one back; not given for the newest. */
  onRestore: (() => void) | undefined;
  onClose: () => void;
  /** Over what is compared. */
  children?: ReactNode;
}

/** The versions of a text: one is chosen, compared, and brought back as the next. */
export function VersionsDialog({ title, text, words, lines, total, page, onPage, chosen, onChoose, ...rest }: Props) {
  const { compared, onRestore, onClose, children } = rest;
  const { i18n } = useTranslation();
  const pages = Math.ceil(total / perPage);
  return (
    <Dialog title={title} kind="wide" focuses="none" onClose={onClose}>
      <DialogBody text={text}>
        <div className={classes.columns}>
          <div>
            <ol className={classes.list}>
              {lines.map(({ number, name, savedBy, savedAt, note }) => (
                <li key={number}>
                  <button type="button" className={classes.line} aria-pressed={number === chosen} onClick={() => onChoose(number)}>
                    <strong>{name}</strong>
                    <span>
                      <bdi>{savedBy}</bdi> · {formatMoment(new Date(savedAt), i18n.language)}
                    </span>
                    <span>{note}</span>
                  </button>
                </li>
              ))}
            </ol>
            {pages > 1 && (
              <div className={classes.pages}>
                <Button look="outline" disabled={page === 1} onClick={() => onPage(page - 1)}>
                  {words.newer}
                </Button>
                <Button look="outline" disabled={page === pages} onClick={() => onPage(page + 1)}>
                  {words.older}
                </Button>
              </div>
            )}
          </div>
          <div className={classes.compared}>
            {children}
            {compared && <DiffView {...compared} label={words.changes} sameText={words.same} />}
            {onRestore && (
              <Button
                onClick={() => {
                  onRestore();
                  onClose();
                }}
              >
                {words.restore}
              </Button>
            )}
          </div>
        </div>
      </DialogBody>
    </Dialog>
  );
}

/** Which version is chosen at first, and which page of the list is shown: the one before the newest is what one looks for. */
export function useChosenVersion(newest: number) {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState(Math.max(1, newest - 1));
  return { page, onPage: setPage, chosen, onChoose: setChosen };
}
