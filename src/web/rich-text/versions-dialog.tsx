import { type ReactNode, useState } from 'react';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogBody } from '../ui/dialog-body.tsx';
import { DiffView } from './diff-view.tsx';
import classes from './versions-dialog.module.css';

/** Versions per page of the list. */
const perPage = 25;

interface VersionLine {
  number: number;
  name: string;
  savedBy: string;
  /** ISO 8601. */
  savedAt: string;
  note: string;
}

interface Props {
  title: string;
  text: string;
  words: { newer: string; older: string; changes: string; same: string; restore: string };
  lines: readonly VersionLine[];
  /** Number of versions on all pages. */
  total: number;
  page: number;
  onPage: (page: number) => void;
  chosen: number;
  onChoose: (number: number) => void;
  /** The texts of the selected version and of the one it is compared with; undefined until both have loaded. */
  compared: { before: string; after: string } | undefined;
  /** Restores the selected version; undefined for the newest one. */
  onRestore: (() => void) | undefined;
  onClose: () => void;
  /** Content above the comparison. */
  children?: ReactNode;
}

/** The versions of a text: select one, compare it and restore it as a new version. */
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

/** State of the selected version and list page. Starts with the version before the newest, which people usually look for. */
export function useChosenVersion(newest: number) {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState(Math.max(1, newest - 1));
  return { page, onPage: setPage, chosen, onChoose: setChosen };
}
