import { useMemo, useState } from 'react';
import { copyText } from '#web/copy-text.ts';
import { formatNumber } from '#web/format-number.ts';
import { toast } from '#web/toast.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type CopiedKind, copiedIcon, copiedKinds } from './copied-icon.ts';
import classes from './every-icon.module.css';
import { findIcons } from './find-icons.ts';
import { IconGrid } from './icon-grid.tsx';
import { iconName } from './icon-name.ts';
import { useIconSet, useIconWords } from './use-icon-paths.ts';

const styles = [
  { value: 'all', label: 'Outline and filled' },
  { value: 'outline', label: 'Outline' },
  { value: 'filled', label: 'Filled' },
] as const;
const copies = { import: 'Import', kit: 'Kit export', svg: 'SVG' };

/** Searchable by name and synonyms: “delete” finds the trash icon. */
export function EveryIcon() {
  const { icons, error, refetch } = useIconSet();
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState('');
  const [style, setStyle] = useState<(typeof styles)[number]['value']>('all');
  const [kind, setKind] = useState<CopiedKind>('import');
  const words = useIconWords(typed.trim() !== '');
  const found = useMemo(() => findIcons(icons ?? [], words, { typed, category, style }), [icons, words, typed, category, style]);
  if (error) return <ErrorState text="Couldn’t load icons" onTryAgain={() => void refetch()} />;
  if (!icons) return <Spinner />;
  const categories = [...new Set(icons.map((icon) => icon.category))];
  const name = (value: string) => ({ value, label: value });
  return (
    <>
      <div className={classes.fields}>
        <TextField
          label="Search"
          placeholder="arrow or delete"
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <SelectField
          label="Category"
          value={category}
          options={[{ value: '', label: 'All' }, ...categories.map(name)]}
          onChoose={setCategory}
        />
        <SelectField
          label="Style"
          value={style}
          options={styles}
          onChoose={(value) => setStyle(styles.find((one) => one.value === value)?.value ?? 'all')}
        />
        <SelectField
          label="Copy as"
          value={kind}
          options={copiedKinds.map((value) => ({ value, label: copies[value] }))}
          onChoose={(value) => setKind(copiedKinds.find((one) => one === value) ?? 'import')}
        />
      </div>
      <p className={classes.count} role="status">
        {formatNumber(found.length, 'en')} of {formatNumber(icons.length, 'en')} icons
      </p>
      {found.length === 0 ? (
        <PaneMessage title="No icons found" text="Try a different search term." />
      ) : (
        <IconGrid
          key={`${typed} ${category} ${style}`}
          label="Icons"
          icons={found}
          onPress={async (icon, path) => {
            const isCopied = await copyText(copiedIcon(kind, icon, path));
            toast({
              message: isCopied ? `${iconName(icon)} copied` : 'Couldn’t copy',
              tone: isCopied ? 'success' : 'error',
            });
          }}
        />
      )}
    </>
  );
}
