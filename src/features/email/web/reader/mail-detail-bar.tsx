import { type RefObject, Suspense } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowLeft, IconChevronDown, IconChevronUp, IconX } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { OpenEmail } from '../../contract.ts';
import type { Neighbours } from '../list/use-neighbours.ts';
import { ToolButton } from '../tool-button.tsx';
import type { MailActions } from '../use-mail-actions.ts';
import classes from './mail-detail.module.css';

// With its menus it is what chosen mails need as well; the mail itself is read first.
const MailDetailTools = lazyPart(() => import('./mail-detail-tools.tsx').then(({ MailDetailTools }) => MailDetailTools));

/** The width of the bar, in pixels, from which there is room for going to the neighbours. */
const stepsFrom = 350;

interface Props {
  mail: OpenEmail;
  actions: MailActions;
  isSplit: boolean;
  width: number;
  neighbours: Neighbours;
  /** In which the mails of the conversation stand, and how many they are. */
  scroller: RefObject<HTMLElement | null>;
  mailCount: number;
}

/** Where one goes from the open mail, and what can be done with it. */
export function MailDetailBar({ mail, isSplit, width, neighbours, ...rest }: Props) {
  const { t } = useTranslation();
  const hasSteps = width >= stepsFrom;
  const icon = { size: 20, stroke: 1.75 };
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('email.actions')}>
      <CloseButton isSplit={isSplit} onClose={neighbours.close} />
      {hasSteps && (
        <>
          <ToolButton
            label={t('email.newer')}
            icon={<IconChevronUp {...icon} />}
            disabled={!mail.hasPreviousMail}
            onClick={() => void neighbours.open('previous')}
          />
          <ToolButton
            label={t('email.older')}
            icon={<IconChevronDown {...icon} />}
            disabled={!mail.hasNextMail}
            onClick={() => void neighbours.open('next')}
          />
        </>
      )}
      <span className={classes.space} />
      <Suspense>
        <MailDetailTools mail={mail} width={width} neighbours={neighbours} hasSteps={hasSteps} {...rest} />
      </Suspense>
    </div>
  );
}

/** Back to the list, or away with the pane beside it. */
export function CloseButton({ isSplit, onClose }: { isSplit: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return isSplit ? (
    <ToolButton label={t('email.close')} icon={<IconX size={20} stroke={1.75} />} onClick={onClose} />
  ) : (
    <ToolButton label={t('email.back')} icon={<IconArrowLeft size={20} stroke={1.75} />} directional onClick={onClose} />
  );
}
