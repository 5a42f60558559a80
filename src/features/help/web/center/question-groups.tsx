import { useTranslation } from '#web/i18n.ts';
import {
  IconArchive,
  IconArticle,
  IconCalendar,
  IconChartLine,
  IconChecklist,
  IconFileInvoice,
  IconInbox,
  IconKeyboard,
  IconLayoutKanban,
  IconLock,
  IconMail,
  IconMessage,
  IconRefresh,
  IconSearch,
  IconSettings,
  IconShoppingCart,
  IconTable,
  IconTag,
  IconTruckDelivery,
  IconUser,
} from '#web/icons.ts';
import { ToneMark } from '#web/ui/tone-mark.tsx';
import type { GroupTint, HelpGroup, GroupIcon as Name } from '../../contract.ts';
import { DraftPill } from '../draft-pill.tsx';
import { articleAddress } from '../help-addresses.ts';
import classes from './question-groups.module.css';

/** Groups of a category with their questions; placeholders while loading. */
export function QuestionGroups({ groups }: { groups: readonly HelpGroup[] | undefined }) {
  const { t } = useTranslation();
  if (!groups) return <div className={classes.waiting} role="status" aria-label={t('ui.loading')} />;
  return (
    <div className={classes.groups}>
      {groups.map(({ id, title, icon, iconColor, category, questions }) => (
        <section key={id} className={classes.group} aria-labelledby={`group-${id}`}>
          <header className={classes.head}>
            <GroupIcon icon={icon} tint={iconColor} />
            <h2 id={`group-${id}`} className={classes.title} dir="auto">
              {title}
            </h2>
          </header>
          {questions.length === 0 ? (
            <p className={classes.none}>{t('help.noQuestions')}</p>
          ) : (
            <ul className={classes.questions}>
              {questions.map(({ id: question, question: text, slug, state }) => (
                <li key={question}>
                  <a className={classes.question} href={articleAddress({ category, slug })}>
                    <bdi className={classes.text}>{text}</bdi>
                    <DraftPill state={state} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

const icons = {
  ...{ mail: IconMail, message: IconMessage, calendar: IconCalendar, board: IconLayoutKanban, todo: IconChecklist },
  ...{ invoice: IconFileInvoice, cart: IconShoppingCart, truck: IconTruckDelivery, article: IconArticle, user: IconUser },
  ...{ lock: IconLock, chart: IconChartLine, search: IconSearch, undo: IconRefresh, archive: IconArchive },
  ...{ keyboard: IconKeyboard, tag: IconTag, table: IconTable, settings: IconSettings, inbox: IconInbox },
} satisfies Record<Name, unknown>;

function GroupIcon({ icon, tint }: { icon: Name; tint: GroupTint }) {
  const Icon = icons[icon];
  return (
    <ToneMark tone={tint}>
      <Icon size={22} />
    </ToneMark>
  );
}
