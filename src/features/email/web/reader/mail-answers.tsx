import { useTranslation } from '#web/i18n.ts';
import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp } from '#web/icons.ts';
import { useMayWrite } from '../compose/use-may-write.ts';
import { type AnsweredMail, openCompose } from '../compose/windows/compose-store.ts';
import classes from './mail-answers.module.css';

/** Begins an answer to a mail, or hands it on. */
export function MailAnswers({ mail }: { mail: AnsweredMail }) {
  const { t } = useTranslation();
  if (!useMayWrite()) return null;
  const kinds = [
    { kind: 'reply', Icon: IconArrowBackUp },
    ...(mail.to.length + mail.cc.length > 1 ? [{ kind: 'replyAll', Icon: IconArrowBackUpDouble } as const] : []),
    { kind: 'forward', Icon: IconArrowForwardUp },
  ] as const;
  return (
    <div className={classes.answers}>
      {kinds.map(({ kind, Icon }) => (
        <button key={kind} type="button" className={classes.answer} onClick={() => openCompose({ kind, mail })}>
          <Icon size={18} stroke={1.75} />
          {t(`email.answer.${kind}`)}
        </button>
      ))}
    </div>
  );
}
