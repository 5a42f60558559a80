import { Suspense, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDots, IconPencil, IconPlus, IconStar, IconStarFilled, IconTrash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ProfilePage } from '../../contract.ts';
import { pageOfPostsAddress } from '../profile-addresses.ts';
import { useFollowActions } from '../use-follow-actions.ts';
import classes from './lines.module.css';
import menuClasses from './pages-card.module.css';

const PageDrawer = lazyPart(() => import('../page-drawer.tsx').then((loaded) => loaded.PageDrawer));

/** Pages that posts can be about. The star follows one; users with permission can add and edit pages. */
export function PagesCard({ pages }: { pages: readonly ProfilePage[] }) {
  const { t } = useTranslation();
  const rights = useRights('Profile');
  const { followPage, removePage } = useFollowActions();
  const [edited, edit] = useState<ProfilePage | 'new'>();
  if (pages.length === 0 && !rights.update) return null;
  return (
    <Card title={t('profile.pages.title')}>
      {pages.length === 0 ? (
        <p className={classes.empty}>{t('profile.pages.empty')}</p>
      ) : (
        <ul className={classes.list}>
          {pages.map((page) => (
            <li key={page.id} className={classes.line}>
              <Avatar name={page.username} src={page.avatar} size={40} />
              <span className={classes.words}>
                <a href={pageOfPostsAddress(page.id)} className={`${classes.name} ${menuClasses.link}`}>
                  <bdi>{page.username}</bdi>
                </a>
                <bdi className={classes.quiet}>{page.subtitle || t('profile.pages.followers', { count: page.followers })}</bdi>
              </span>
              <span className={classes.tools}>
                <IconButton
                  label={t('profile.pages.follow', { name: page.username })}
                  aria-pressed={page.favorite}
                  onClick={() => followPage(page, !page.favorite)}
                >
                  {page.favorite ? <IconStarFilled size={20} className={menuClasses.star} /> : <IconStar size={20} />}
                </IconButton>
                {(rights.update || rights.delete) && (
                  <Dropdown
                    label={t('profile.pages.more', { name: page.username })}
                    button={<IconDots size={18} />}
                    buttonClassName={menuClasses.more}
                    align="end"
                  >
                    {rights.update && (
                      <DropdownItem icon={<IconPencil size={18} />} onChoose={() => edit(page)}>
                        {t('profile.pages.edit')}
                      </DropdownItem>
                    )}
                    {rights.delete && (
                      <DropdownItem icon={<IconTrash size={18} />} isDanger onChoose={() => void removePage(page)}>
                        {t('profile.pages.delete')}
                      </DropdownItem>
                    )}
                  </Dropdown>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {rights.update && (
        <div className={menuClasses.add}>
          <Button look="plain" onClick={() => edit('new')}>
            <IconPlus size={18} aria-hidden="true" />
            {t('profile.pages.add')}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {edited && <PageDrawer page={edited === 'new' ? undefined : edited} onClose={() => edit(undefined)} />}
      </Suspense>
    </Card>
  );
}
