import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n.ts';
import { IconUsers } from '#web/icons.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PaneFace } from '#web/ui/pane-face.tsx';
import classes from './client-account-page.module.css';

interface Props {
  isGone: boolean;
  onTryAgain: () => void;
}

/** What stands where a client was asked for and cannot be shown. */
export function MissingClient({ isGone, onTryAgain }: Props) {
  const { t } = useTranslation();
  const { history } = useRouter();
  return (
    <div className={classes.card}>
      {isGone ? (
        <PaneFace
          isHeading
          icon={<IconUsers size={28} />}
          title={t('invoice.account.gone')}
          text={t('invoice.account.goneText')}
          action={{ label: t('invoice.account.clients'), run: () => history.push('/apps/invoice/clients') }}
        />
      ) : (
        <ErrorState text={t('invoice.account.failed')} onTryAgain={onTryAgain} />
      )}
    </div>
  );
}
