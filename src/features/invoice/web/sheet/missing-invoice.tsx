import { useRouter } from '@tanstack/react-router';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconFileInvoice } from '#web/icons.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { invoiceAddress } from '../invoice-address.ts';
import classes from './missing-invoice.module.css';

interface Props {
  problem: 'missing' | 'none' | 'failed';
  onTryAgain: () => void;
}

export function MissingInvoice({ problem, onTryAgain }: Props) {
  const { t } = useTranslation();
  const { history } = useRouter();
  const mayAdd = useCan('create', 'Invoice');
  const isNone = problem === 'none';
  const action = {
    add: { label: t('invoice.list.add'), run: () => history.push(invoiceAddress.add()) },
    list: { label: t('invoice.preview.missing.list'), run: () => history.push(invoiceAddress.list()) },
  };
  return (
    <div className={classes.card}>
      {problem === 'failed' ? (
        <ErrorState text={t('invoice.linked.failed')} onTryAgain={onTryAgain} />
      ) : (
        <PaneMessage
          isHeading
          icon={<IconFileInvoice size={28} />}
          title={t(isNone ? 'invoice.preview.none.title' : 'invoice.preview.missing.title')}
          text={t(isNone ? 'invoice.preview.none.text' : 'invoice.preview.missing.text')}
          action={isNone && mayAdd ? action.add : action.list}
        />
      )}
    </div>
  );
}
