import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { MailFrame } from '../message/mail-frame.tsx';
import classes from './conflict-view.module.css';
import type { DraftContent } from './draft-content.ts';
import type { ComposeWindow } from './windows/compose-window-state.ts';
import { changeWindow } from './windows/compose-windows-store.ts';
import { saveSoon } from './windows/save-window.ts';

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

/** Overwrites the version saved elsewhere with this window's. */
function keepMine({ key, draft, theirs }: ComposeWindow): void {
  if (!draft || !theirs) return;
  changeWindow(key, {
    draft: { ...draft, version: theirs.version },
    saved: theirs.content,
    kept: theirs.content,
    theirs: null,
  });
  saveSoon(key);
}

/** Replaces the window's version with the one saved elsewhere. Returns an undo function. */
function keepTheirs({ key, draft, theirs, content: mine, round }: ComposeWindow): () => void {
  if (!draft || !theirs) return () => undefined;
  const { version, content } = theirs;
  changeWindow(key, {
    draft: { ...draft, version },
    content,
    saved: content,
    kept: content,
    theirs: null,
    typed: {},
    save: 'saved',
    round: round + 1,
  });
  return () => {
    changeWindow(key, { content: mine, round: round + 2, save: 'waiting' });
    saveSoon(key);
  };
}
