import { languages } from '#contract/languages.ts';
import { changeLanguage, useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** Loads the locale once, then switches the page. */
export function OfThePage() {
  const { t, i18n } = useTranslation();
  return (
    <Stack>
      <Row>
        {languages.map(({ code, name }) => (
          <Button
            key={code}
            lang={code}
            look={code === i18n.language ? 'primary' : 'outline'}
            aria-pressed={code === i18n.language}
            onClick={() => changeLanguage(code).catch(() => toast({ message: 'Couldn’t load the language', tone: 'error' }))}
          >
            {name}
          </Button>
        ))}
      </Row>
      <p lang={i18n.language} dir={i18n.dir()}>
        {t('shell.footerHint')}
      </p>
    </Stack>
  );
}
