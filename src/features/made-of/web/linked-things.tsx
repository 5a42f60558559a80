import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconLink, IconX } from '#web/icons.ts';
import { linkableKinds, mayLink } from '#web/links/link-ends.ts';
import type { LinkedProps } from '#web/links/link-parts.ts';
import { beginLinking } from '#web/links/making.ts';
import { linkedIcons } from './linked-icon.tsx';
import classes from './linked-things.module.css';
import { stateText } from './state-text.ts';
import { useLinked } from './use-linked.ts';
import { useUnlink } from './use-unlink.ts';

/** What a thing is linked with: each opens, and can be parted from it by who may change the one that was made. What is there can be linked too. */
export function LinkedThings({ kind, id, except, onLink }: LinkedProps) {
  const { t, i18n } = useTranslation();
  const ability = useAbility();
  const unlink = useUnlink({ kind, id });
  const shown = useLinked({ kind, id }).filter((one) => one.kind !== except);
  const canLink = linkableKinds(ability, kind).length > 0;
  if (shown.length === 0 && !canLink) return null;
  const list = (
    <ul className={classes.list} aria-label={t('madeOf.linked')}>
      {shown.map((one) => {
        const state = stateText(t, one, i18n.language);
        const title = one.title || t(`madeOf.kind.${one.kind}`);
        const label = t('madeOf.unlink', { title });
        return (
          <li key={`${one.kind} ${one.id}`} className={classes.chip} data-done={one.state === 'done' || undefined}>
            <a className={classes.open} href={one.path}>
              {linkedIcons[one.kind]}
              <span className="visually-hidden">{t('ui.named', { name: t(`madeOf.kind.${one.kind}`), value: '' })}</span>
              <bdi className={classes.title}>{title}</bdi>
              {state && <bdi className={classes.state}>{state}</bdi>}
            </a>
            {mayLink(ability, kind, one.kind) && (
              <button type="button" className={classes.part} aria-label={label} title={label} onClick={() => unlink(one)}>
                <IconX size={14} stroke={2} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className={classes.linked}>
      {shown.length > 0 && list}
      {canLink && (
        <button
          type="button"
          className={classes.link}
          onClick={() => {
            onLink?.();
            beginLinking({ kind, id });
          }}
        >
          <IconLink size={16} stroke={1.75} aria-hidden="true" />
          {t('links.link')}
        </button>
      )}
    </div>
  );
}
