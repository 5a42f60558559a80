import { type RefObject, Suspense } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowLeft, IconChevronDown, IconChevronUp, IconX } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { OpenEmail } from '../../contract.ts';
import type { Neighbours } from '../list/use-neighbours.ts';
import { ToolButton } from '../tool-button.tsx';
import type { MailActions } from '../use-mail-actions.ts';
import classes from './mail-detail.module.css';

// Loaded lazily: with its menus it shares code with the bulk tools, and the email itself comes first.
const MailDetailTools = lazyPart(() => import('./mail-detail-tools.tsx').then(({ MailDetailTools }) => MailDetailTools));

/** Bar width in pixels from which the neighbor buttons fit. */
const stepsFrom = 350;

interface Props {
  mail: OpenEmail;
  actions: MailActions;
  isSplit: boolean;
  width: number;
  neighbours: Neighbours;
  /** Contains the conversation's emails; `mailCount` is their number. */
  scroller: RefObject<HTMLElement | null>;
  mailCount: number;
}

/** Navigation and actions for the open email. */
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

/** Returns to the list, or closes the pane beside it. */
export function CloseButton({ isSplit, onClose }: { isSplit: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return isSplit ? (
    <ToolButton label={t('email.close')} icon={<IconX size={20} stroke={1.75} />} onClick={onClose} />
  ) : (
    <ToolButton label={t('email.back')} icon={<IconArrowLeft size={20} stroke={1.75} />} directional onClick={onClose} />
  );
}
