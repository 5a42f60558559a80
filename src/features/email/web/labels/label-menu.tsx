import { Suspense, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconTag } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { Email } from '../../contract.ts';
import type { Label } from '../../labels-contract.ts';
import { MenuButton } from '../menu-button.tsx';
import { LabelDot } from './label-mark.tsx';
import { useLabels } from './use-labels.ts';

const LabelDialog = lazyPart(() => import('./label-dialog.tsx').then(({ LabelDialog }) => LabelDialog));

/** Adds and removes labels, and creates new ones; a label that only some emails have is added to all. */
export function LabelMenu({ mails, onSet }: { mails: readonly Pick<Email, 'labels'>[]; onSet: (label: Label, value: boolean) => void }) {
  const { t } = useTranslation();
  const { all } = useLabels();
  const mayMake = useRights('Email').create;
  const [isMaking, setMaking] = useState(false);
  const items = all.map(({ label, name, tint }) => {
    const labelled = mails.filter((mail) => mail.labels.includes(label)).length;
    const checked = labelled === 0 ? false : labelled === mails.length ? true : ('mixed' as const);
    return { key: label as string, text: name, mark: <LabelDot tint={tint} />, checked, run: () => onSet(label, checked !== true) };
  });
  const make = { key: 'new', text: t('email.ownLabels.new'), mark: <IconPlus size={18} stroke={1.75} />, run: () => setMaking(true) };
  return (
    <>
      <MenuButton
        label={t('email.setLabels')}
        icon={<IconTag size={20} stroke={1.75} />}
        items={mayMake ? [...items, make] : items}
        name="label"
      />
      {isMaking && (
        <Suspense>
          <LabelDialog onSaved={({ label }) => onSet(label as Label, true)} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  );
}
