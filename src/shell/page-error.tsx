import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

/** The error page shown when a page fails to render, inside its layout. */
export function PageError({ reset }: { reset: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorState title={t('shell.pageFailed')} text={t('shell.pageFailedWhy')} onTryAgain={tryAgain} />;
}
