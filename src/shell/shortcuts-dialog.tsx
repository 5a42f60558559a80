import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useAbility } from '#web/ability.ts';
import { commandsQuery } from '#web/command.ts';
import { newKeys } from '#web/creatable.ts';
import { creationsOf } from '#web/creations.ts';
import { useTranslation } from '#web/i18n.ts';
import { registeredShortcuts } from '#web/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { KeySigns } from '#web/ui/key-signs.tsx';
import styles from './shortcuts-dialog.module.css';

interface Props {
  onHelp: () => void;
  onClose: () => void;
}

/** Lists the current keyboard shortcuts and links to the page's help article. */
export function ShortcutsDialog({ onHelp, onClose }: Props) {
  const { t } = useTranslation();
  const [list] = useState(() =>
    Map.groupBy(
      registeredShortcuts().filter(({ label }) => label),
      ({ label }) => label,
    ),
  );
  const creations = useCreations();
  return (
    <Dialog title={t('shell.shortcuts')} onClose={onClose}>
      <dl className={styles.list}>
        {[...list].map(([label, shortcuts]) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>
              {shortcuts.map(({ keys }, index) => (
                <Fragment key={keys}>
                  {index > 0 && <span className={styles.word}>{t('shell.orKeys')}</span>}
                  <KeySigns keys={keys} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
        {creations.map(({ id, creates }) => (
          <div key={id} className={styles.line}>
            <dt>{t('shell.new.one', { thing: t(creates.label) })}</dt>
            <dd>
              <KeySigns keys={`${newKeys} ${creates.key}`} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <Button
          look="outline"
          onClick={() => {
            onClose();
            onHelp();
          }}
        >
          {t('shell.help')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Returns the entries of the *New* menu; empty until its translations have loaded. */
function useCreations() {
  const ability = useAbility();
  const { data = [] } = useQuery(commandsQuery);
  return creationsOf(data, ability);
}
