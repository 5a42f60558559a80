import type { Rows } from './rows-of.ts';

/** Columns that contain a row's owner. */
export const whose = ['owner_id', 'person_id'];

/** Tables with such a column whose rows are visible to the whole entity, with the reason. */
export const ofEverybody: Record<string, string> = {
  accounts: 'who may sign in: read by who may read users',
  blog_comments: 'said to all who read the post',
  blog_revisions: 'who may edit posts sees who wrote what',
  help_versions: 'who may edit articles sees who wrote what',
  chat_profiles: 'how somebody appears in the chat',
  order_events: 'what happened to orders: read by who may read them',
  orders: 'what was ordered: read by who may read orders, and its own by who ordered',
  profile_comment_likes: 'who likes what was said: shown beside it',
  profile_comments: 'said to all who read the post',
  profile_follows: 'who follows whom: read in every profile',
  profile_likes: 'who likes a post: shown below it',
  profile_page_followers: 'how many follow a page',
  profile_posts: 'posted for all who read profiles',
  profile_votes: 'who chose what in a poll: shown beside its answers',
  profiles: 'what somebody says of themselves',
  product_reviews: 'what is said of a product, in the shop',
  stock_moves: 'who booked stock: read by who may read products',
  users: 'the managed users',
  employees: 'the records of employees',
};

/** A person's private rows, as a condition per table: no one else in the entity may see or change them, whatever their role. */
export function privateRows(person: number, colleague: number): Rows {
  const ownedBy = (column: string) => `${column} = ${person}`;
  const shared = `select thread_id from chat_members where person_id = ${colleague} and entity = t.entity`;
  const ownSpaces = `select id from kanban_spaces where entity = t.entity and visibility = 'people' and ${ownedBy('owner_id')}`;
  const ownBoards = `select id from kanban_boards where entity = t.entity and space_id in (${ownSpaces})`;
  const ownCards = `select id from kanban_tasks where entity = t.entity and board_id in (${ownBoards})`;
  return {
    ...Object.fromEntries(
      ['mails', 'mail_correspondents', 'mail_counts', 'mail_labels', 'mail_rules', 'mail_templates', 'mail_deliveries'].map((table) => [
        table,
        ownedBy('owner_id'),
      ]),
    ),
    ...Object.fromEntries(
      [
        'mail_preferences',
        'mail_picture_senders',
        'mail_aliases',
        'imap_accounts',
        'blog_bookmarks',
        'help_votes',
        'profile_favorites',
        'notifications',
        'notification_preferences',
        'reminders',
        'files',
        'cart_items',
        'wishlist_items',
        'shop_addresses',
        'saved_views',
        'bookmarks',
        'dashboard_arrangements',
        'dismissals',
        'product_imports',
      ].map((table) => [table, ownedBy('person_id')]),
    ),
    ...Object.fromEntries(
      ['calendar_changes', 'calendar_feeds', 'calendar_reminders', 'calendar_untold_changes'].map((table) => [table, ownedBy('person_id')]),
    ),
    own_calendars: ownedBy('owner_id'),
    calendar_events: `owner_id = ${person} and (calendar = 'Personal' or own_calendar_id is not null)`,
    search_entries: `(source in ('mail', 'event') and ${ownedBy('owner_id')}) or (source = 'card' and room in (${ownBoards}))
      or (source = 'message' and room not in (${shared}))`,
    kanban_spaces: `visibility = 'people' and ${ownedBy('owner_id')}`,
    kanban_boards: `space_id in (${ownSpaces})`,
    kanban_tasks: `board_id in (${ownBoards})`,
    kanban_comments: `task_id in (${ownCards})`,
    kanban_activity: `task_id in (${ownCards})`,
    chat_threads: `id not in (${shared})`,
    chat_messages: `thread_id not in (${shared})`,
    chat_followers: `thread_id not in (${shared})`,
    chat_reactions: `message_id in (select id from chat_messages m where m.entity = t.entity and m.thread_id not in (${shared}))`,
    chat_members: `person_id = ${person} and thread_id not in (${shared})`,
  };
}
