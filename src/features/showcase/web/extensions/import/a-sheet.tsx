import { useEffect, useRef, useState } from 'react';
import { formatNumber, formatPercent } from '#web/format-number.ts';
import { formatSize } from '#web/format-size.ts';
import { useTranslation } from '#web/i18n.ts';
import { type OpenSheet, openSheet, SheetNotRead } from '#web/sheets/open-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { Row } from '#web/ui/row.tsx';
import classes from './a-sheet.module.css';
import { madeSheet } from './made-sheet.ts';
import { refusedWords, rules } from './rules.ts';
import { SheetTable } from './sheet-table.tsx';

type State =
  | { is: 'empty' }
  | { is: 'reading'; file: File; share: number; rows: number }
  | { is: 'read'; file: File; sheet: OpenSheet; tookMs: number }
  | { is: 'refused'; file: File; why: string };

/** Rows stay in the worker; only visible ones are sent to the page. */
export function ASheet() {
  const { i18n } = useTranslation();
  const [state, setState] = useState<State>({ is: 'empty' });
  const running = useRef<AbortController>(undefined);
  const sheet = state.is === 'read' ? state.sheet : undefined;
  useEffect(() => () => sheet?.close(), [sheet]);
  useEffect(() => () => running.current?.abort(), []);
  const read = async (file: File) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const beganAt = performance.now();
    setState({ is: 'reading', file, share: 0, rows: 0 });
    try {
      const opened = await openSheet(file, {
        rules,
        signal: stop.signal,
        onProgress: (progress) => setState({ is: 'reading', file, ...progress }),
      });
      setState({ is: 'read', file, sheet: opened, tookMs: performance.now() - beganAt });
    } catch (failure) {
      if (!stop.signal.aborted)
        setState({ is: 'refused', file, why: refusedWords[failure instanceof SheetNotRead ? failure.why : 'unreadable'] });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ is: 'empty' });
  };
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <div className={classes.import}>
      <FileDrop
        label="Choose a spreadsheet"
        text={
          state.is === 'empty'
            ? 'or drop it here: CSV, TSV or XLSX, up to 50 MB'
            : `${state.file.name}, ${formatSize(state.file.size, i18n.language)}`
        }
        accept=".csv,.tsv,.txt,.xlsx"
        isBusy={state.is === 'reading'}
        onChoose={(file) => void read(file)}
      />
      <Row>
        <Button look="outline" disabled={state.is === 'reading'} onClick={() => void read(madeSheet(200_000))}>
          Try with 200,000 rows
        </Button>
        {state.is === 'reading' && (
          <Button look="plain" onClick={cancel}>
            Stop
          </Button>
        )}
        {state.is === 'read' && (
          <Button look="plain" onClick={() => setState({ is: 'empty' })}>
            Clear
          </Button>
        )}
      </Row>
      {state.is === 'reading' && (
        <p className={classes.progress}>
          <progress aria-label="Import progress" value={state.share} max={1} />
          <span>{`${formatPercent(state.share, i18n.language)} · ${number(state.rows)} rows`}</span>
        </p>
      )}
      <p className={classes.said} role="status">
        {state.is === 'refused' && state.why}
        {state.is === 'read' &&
          `${number(state.sheet.total)} rows in ${number(Math.round(state.tookMs / 100) / 10)} s, ${number(state.sheet.faulty)} with errors.`}
      </p>
      {state.is === 'read' && state.sheet.missing.length > 0 && <InfoNote>{`Missing columns: ${state.sheet.missing.join(', ')}`}</InfoNote>}
      {state.is === 'read' && <SheetTable sheet={state.sheet} />}
    </div>
  );
}
