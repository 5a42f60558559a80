import { type ReactNode, Suspense, useState } from 'react';
import { useAbility, useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCode, IconDotsVertical, IconDownload, IconFilterPlus, IconPrinter } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { createFromItems } from '#web/links/create-from-items.tsx';
import { toast } from '#web/toast.ts';
import type { OpenEmail } from '../../contract.ts';
import { MenuButton, type MenuItem } from '../menu-button.tsx';
import { ToolButton } from '../tool-button.tsx';
import { createFromMail } from './create-from-mail.ts';

const RuleOfMailDialog = lazyPart(() => import('../rules/rule-of-mail-dialog.tsx').then(({ RuleOfMailDialog }) => RuleOfMailDialog));
const OriginalDialog = lazyPart(() => import('./original-dialog.tsx').then(({ OriginalDialog }) => OriginalDialog));

interface Props {
  mail: OpenEmail;
  /** Items that do not fit in the bar. */
  before: MenuItem[];
  /** Whether adding a rule has a separate button. */
  hasRuleButton: boolean;
}

export function MoreMenu({ mail, before, hasRuleButton }: Props) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'rule' | 'original'>();
  const close = () => setDialog(undefined);
  const attempt = (work: () => Promise<void>) => () => {
    work().catch(() => toast({ tone: 'error', message: t('email.failed.mail') }));
  };
  const item = (key: string, icon: ReactNode, run: () => void): MenuItem => ({ key, text: t(`email.more.${key}`), mark: icon, run });
  const icon = { size: 18, stroke: 1.75 };
  // Rules apply to incoming email.
  const ability = useAbility();
  const mayMakeRule = useCan('create', 'Email');
  const rules =
    !mayMakeRule || mail.isDraft || mail.folder === 'sent' ? [] : [item('rule', <IconFilterPlus {...icon} />, () => setDialog('rule'))];
  const print = attempt(async () => (await import('./print-mail.ts')).printMail(mail, t));
  const save = attempt(async () => (await import('./save-mail.ts')).saveMail(mail));
  return (
    <>
      {hasRuleButton
        ? rules.map(({ key, text, run }) => (
            <ToolButton key={key} label={text} icon={<IconFilterPlus size={20} stroke={1.75} />} onClick={run} />
          ))
        : null}
      <MenuButton
        label={t('email.more.menu')}
        icon={<IconDotsVertical size={20} stroke={1.75} />}
        items={[
          ...before,
          ...(mail.isDraft ? [] : createFromItems(t, ability, () => createFromMail(mail))),
          ...(hasRuleButton ? [] : rules),
          item('print', <IconPrinter {...icon} />, print),
          item('original', <IconCode {...icon} />, () => setDialog('original')),
          item('download', <IconDownload {...icon} />, save),
        ]}
        name="more"
      />
      <Suspense>
        {dialog === 'rule' ? <RuleOfMailDialog mail={mail} onClose={close} /> : null}
        {dialog === 'original' ? <OriginalDialog mail={mail} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
