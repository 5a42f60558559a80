import { Suspense } from 'react';
import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { rightInWords } from '#web/right-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import { type Example, examples } from './examples.ts';
import classes from './modal-examples-page.module.css';

/** A gallery of dialogs. The open one is part of the URL, so it can be linked and Back closes it. */
export function ModalExamplesPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.modalExamples'));
  const [asked, open] = useSearchValue('open');
  const opened = examples.find(({ name }) => name === asked);
  return (
    <div className={classes.page}>
      <PageHead title={t('menu.modalExamples')} note={t('modalExamples.text')} />
      <ul className={classes.grid}>
        {examples.map(({ name, Icon }) => (
          <li key={name} className={classes.card}>
            <span className={classes.icon} aria-hidden="true">
              <Icon size={26} />
            </span>
            <h2 className={classes.title}>{t(`modalExamples.example.${name}.title`)}</h2>
            <p className={classes.text}>{t(`modalExamples.example.${name}.text`)}</p>
            <Button
              look="outline"
              aria-label={t('modalExamples.showOne', { title: t(`modalExamples.example.${name}.title`) })}
              onClick={() => open(name)}
            >
              {t('modalExamples.show')}
            </Button>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>{opened && <Opened example={opened} onClose={() => open(undefined)} />}</Suspense>
    </div>
  );
}

/** The dialog, or an explanation for users without permission. */
function Opened({ example: { name, needs, Shown }, onClose }: { example: Example; onClose: () => void }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const missing = needs.find(({ action, subject }) => !ability.can(action, subject));
  if (!missing) return <Shown onClose={onClose} />;
  return (
    <Dialog title={t(`modalExamples.example.${name}.title`)} focuses="none" onClose={onClose}>
      <DialogBody text={t('ui.forbidden', { right: rightInWords(t, missing) })}>
        <p>{t('modalExamples.askForRight')}</p>
      </DialogBody>
    </Dialog>
  );
}
