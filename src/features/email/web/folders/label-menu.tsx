import { useTranslation } from '#web/i18n.ts';
import { IconTag } from '#web/icons.ts';
import { type Email, type Label, labels } from '../../contract.ts';
import { MenuButton } from '../menu-button.tsx';
import { LabelDot } from './label-mark.tsx';

/** Sets and takes off labels; a label that only some of the mails have is set on all. */
export function LabelMenu({ mails, onSet }: { mails: readonly Pick<Email, 'labels'>[]; onSet: (label: Label, value: boolean) => void }) {
  const { t } = useTranslation();
  const items = labels.map((label) => {
    const labelled = mails.filter((mail) => mail.labels.includes(label)).length;
    const checked = labelled === 0 ? false : labelled === mails.length ? true : ('mixed' as const);
    return {
      key: label,
      text: t(`email.label.${label}`),
      mark: <LabelDot label={label} />,
      checked,
      run: () => onSet(label, checked !== true),
    };
  });
  return <MenuButton label={t('email.setLabels')} icon={<IconTag size={20} stroke={1.75} />} items={items} />;
}
