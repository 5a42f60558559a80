import { useParams } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n.ts';
import { IconUsers } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PaneFace } from '#web/ui/pane-face.tsx';
import { AnyUser } from './any-user.tsx';
import classes from './user-view.module.css';
import { UserView } from './user-view.tsx';

/** A user's page; without an id that of whoever was last opened, else of the first. */
export function UserViewPage() {
  const { t } = useTranslation();
  const { id: given }: { id?: string } = useParams({ strict: false });
  usePageTitle(t('users.view.title'));
  if (given === undefined) return <AnyUser />;
  const id = /^\d{1,15}$/.test(given) ? Number(given) : 0;
  if (id > 0) return <UserView key={id} id={id} />;
  return (
    <div className={classes.face}>
      <PaneFace icon={<IconUsers />} title={t('users.view.unknown')} isHeading text={t('users.view.unknownText')} />
    </div>
  );
}
