import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { MailFrame } from '../message/mail-frame.tsx';
import classes from './conflict-view.module.css';
import type { DraftContent } from './draft-content.ts';
import { keepMine, keepTheirs } from './settle-conflict.ts';
import type { ComposeWindow } from './windows/compose-window-state.ts';

/** Both texts of a draft that was written in two places, to choose from. */
export function ConflictView({ shown, theirs }: { shown: ComposeWindow; theirs: DraftContent }) {
  const { t } = useTranslation();
  const takeTheirs = () => {
    const takeBack = keepTheirs(shown);
    toast({ message: t('email.compose.conflict.replaced'), action: { label: t('email.undo'), run: takeBack, isUndo: true } });
  };
  return (
    <div className={classes.view} role="alert">
      <p className={classes.text}>{t('email.compose.conflict.text')}</p>
      <div className={classes.both}>
        <Version title={t('email.compose.conflict.mine')} content={shown.content}>
          <Button onClick={() => keepMine(shown)}>{t('email.compose.conflict.keepMine')}</Button>
        </Version>
        <Version title={t('email.compose.conflict.theirs')} content={theirs}>
          <Button look="outline" onClick={takeTheirs}>
            {t('email.compose.conflict.keepTheirs')}
          </Button>
        </Version>
      </div>
    </div>
  );
}

function Version({ title, content, children }: { title: string; content: DraftContent; children: React.ReactNode }) {
  const { t } = useTranslation();
  const people = [...content.to, ...content.cc, ...content.bcc].map(({ name, email }) => name || email).join(', ');
  return (
    <section className={classes.version} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.head}>
        {t('email.to')}: <bdi>{people || t('email.noRecipient')}</bdi>
      </p>
      <p className={classes.subject} dir="auto">
        {content.subject || t('email.noSubject')}
      </p>
      <div className={classes.message}>
        <MailFrame html={content.message + content.quote} title={title} />
      </div>
      {content.attachments.length > 0 ? (
        <p className={classes.head}>{content.attachments.map(({ fileName }) => fileName).join(', ')}</p>
      ) : null}
      <div>{children}</div>
    </section>
  );
}
