import { type ReactNode, Suspense, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDots, IconPlus } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';
import { SideHeading } from '#web/ui/side-link.tsx';
import type { MailLabel } from '../../labels-contract.ts';
import classes from './label-list.module.css';
import type { ShownLabel } from './shown-labels.ts';
import { useLabels } from './use-labels.ts';

const OwnLabelItems = lazyPart(() => import('./own-label-items.tsx').then(({ OwnLabelItems }) => OwnLabelItems));
const LabelDialog = lazyPart(() => import('./label-dialog.tsx').then(({ LabelDialog }) => LabelDialog));

/** The sidebar's labels, with actions to add one and to edit custom ones. */
export function LabelList({ link }: { link: (label: ShownLabel) => ReactNode }) {
  const { t } = useTranslation();
  const rights = useRights('Email');
  const { all } = useLabels();
  const [dialog, setDialog] = useState<{ label?: MailLabel }>();
  const count = all.filter(({ own }) => own).length;
  return (
    <>
      <div className={classes.head}>
        <SideHeading>{t('email.labels')}</SideHeading>
        {rights.create && (
          <IconButton className={classes.add} label={t('email.ownLabels.new')} onClick={() => setDialog({})}>
            <IconPlus size={18} stroke={1.75} />
          </IconButton>
        )}
      </div>
      {all.map((shown) =>
        shown.own && (rights.update || rights.delete) ? (
          <div key={shown.label} className={classes.own}>
            {link(shown)}
            <OwnMenu label={shown.own} count={count} onEdit={(label) => setDialog({ label })} />
          </div>
        ) : (
          link(shown)
        ),
      )}
      {dialog && (
        <Suspense>
          <LabelDialog {...dialog} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function OwnMenu({ label, count, onEdit }: { label: MailLabel; count: number; onEdit: (label: MailLabel) => void }) {
  const { t } = useTranslation();
  const name = t('email.ownLabels.menu', { label: label.name });
  return (
    <PopupMenu
      label={name}
      align="end"
      trigger={(attributes) => (
        <IconButton className={classes.menu} label={name} {...attributes}>
          <IconDots size={18} stroke={1.75} />
        </IconButton>
      )}
      items={() => <OwnLabelItems label={label} count={count} onEdit={() => onEdit(label)} />}
    />
  );
}
