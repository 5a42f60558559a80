import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { copyText } from '#web/copy-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconLink, IconPencil, IconPlus, IconRefresh, IconTrash } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import type { SavedView } from '../contract.ts';
import { useViewActions } from './use-view-actions.ts';
import { viewAddress } from './view-query.ts';
import { viewsQuery } from './views-query.ts';

interface Props {
  list: string;
  /** The view in the URL. */
  shown: SavedView | undefined;
  /** Whether the list differs from the saved view. */
  isOther: boolean;
  /** Returns the current query of the list. */
  now: () => string;
  onName: (view: SavedView | 'new') => void;
}

/** Menu entries: the views, and actions for the current one. */
export function ViewItems({ list, shown, isOther, now, onName }: Props) {
  const { t } = useTranslation();
  const router = useRouter();
  const { data } = useQuery(viewsQuery(list));
  const actions = useViewActions(list);
  const { pathname } = router.history.location;
  const go = (address: string) => void router.navigate({ href: address, resetScroll: false });
  const copy = async () => {
    const query = now();
    const address = shown && !isOther ? viewAddress(pathname, shown) : `${pathname}${query && `?${query}`}`;
    const isCopied = await copyText(new URL(address, location.href).href);
    toast(isCopied ? { tone: 'success', message: t('views.done.copied') } : { tone: 'error', message: t('table.copyFailed') });
  };
  return (
    <>
      <DropdownItem chosen={!shown} onChoose={() => go(pathname)}>
        {t('views.none')}
      </DropdownItem>
      {data?.views.map((view) => (
        <DropdownItem key={view.id} chosen={view.id === shown?.id} onChoose={() => go(viewAddress(pathname, view))}>
          <bdi>{view.name}</bdi>
        </DropdownItem>
      ))}
      <hr />
      <DropdownItem icon={<IconPlus />} onChoose={() => onName('new')}>
        {t('views.save')}
      </DropdownItem>
      {shown && isOther && (
        <DropdownItem icon={<IconRefresh />} onChoose={() => void actions.change(shown, { query: now() }, 'updated')}>
          {t('views.update', { name: shown.name })}
        </DropdownItem>
      )}
      {shown && (
        <>
          <DropdownItem icon={<IconPencil />} onChoose={() => onName(shown)}>
            {t('views.rename')}
          </DropdownItem>
          <DropdownItem
            icon={<IconTrash />}
            onChoose={() => {
              void actions.remove(shown);
              go(pathname);
            }}
          >
            {t('common.delete')}
          </DropdownItem>
        </>
      )}
      <DropdownItem icon={<IconLink />} onChoose={() => void copy()}>
        {t('views.copy')}
      </DropdownItem>
    </>
  );
}
