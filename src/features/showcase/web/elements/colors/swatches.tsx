import { useMemo } from 'react';
import { copyText } from '#web/copy-text.ts';
import { shownSkin, useLayout } from '#web/layout-store.ts';
import { toast } from '#web/toast.ts';
import { readTokens } from './read-tokens.ts';
import classes from './swatches.module.css';

/** Tokens with their values in the active color scheme; a click copies one. */
export function Swatches({ label, tokens }: { label: string; tokens: readonly string[] }) {
  useLayout();
  const values = useMemo(readTokens, [])[shownSkin()];
  const copy = async (token: string) => {
    const isCopied = await copyText(`var(${token})`);
    toast(isCopied ? { message: `var(${token}) copied`, tone: 'success' } : { message: 'Couldn’t copy', tone: 'error' });
  };
  return (
    <ul className={classes.list} aria-label={label}>
      {tokens.map((token) => (
        <li key={token}>
          <button type="button" className={classes.swatch} onClick={() => void copy(token)}>
            <span className={classes.ground} style={{ background: `var(${token})` }} />
            <span className={classes.name} dir="ltr">
              {token.slice(2)}
            </span>
            <span className={classes.value} dir="ltr">
              {values[token]}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
