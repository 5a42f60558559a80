import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronDown, IconLock, IconTemplate } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { BoardPage } from '../board-page-answer.ts';
import classes from './space-switcher.module.css';

const SpaceMenu = lazyPart(() => import('./space-menu.tsx').then((module) => module.SpaceMenu));

interface Props {
  page: BoardPage | undefined;
  onGo: (address: string) => void;
}

/** The name of the board that is shown, and the way to the others. */
export function SpaceSwitcher({ page, onGo }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const space = page?.spaces.find(({ id }) => id === page.spaceId);
  return (
    <>
      <h1 className={classes.title}>
        <button
          ref={button}
          type="button"
          className={classes.button}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          title={t('kanban.space.switch')}
          disabled={!page}
          onPointerEnter={() => void SpaceMenu.preload()}
          onFocus={() => void SpaceMenu.preload()}
          onClick={() => setOpen(!isOpen)}
        >
          {space?.visibility === 'people' && <IconLock size={18} aria-label={t('kanban.space.private')} role="img" />}
          {space?.isTemplate && <IconTemplate size={18} aria-label={t('kanban.space.template')} role="img" />}
          <bdi className={classes.name}>{space?.name ?? t('menu.kanban')}</bdi>
          <IconChevronDown size={18} aria-hidden="true" />
        </button>
      </h1>
      <Suspense fallback={null}>
        {page && <SpaceMenu anchor={isOpen ? button.current : null} page={page} space={space} onGo={onGo} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
