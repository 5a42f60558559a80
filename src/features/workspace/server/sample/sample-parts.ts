/**
 * Rows that belong to a parent row, by the referencing column. They are removed with it, no matter who created them: the history of an
 * invoice,
 * who has read a post. All other own rows are kept with what they reference.
 */
export const partOf: Readonly<Record<string, { owner: string; column: string }>> = {
  blog_bookmarks: { owner: 'blog_posts', column: 'post_id' },
  blog_revisions: { owner: 'blog_posts', column: 'post_id' },
  blog_slugs: { owner: 'blog_posts', column: 'post_id' },
  calendar_reminders: { owner: 'calendar_events', column: 'event_id' },
  cart_items: { owner: 'products', column: 'product_id' },
  chat_followers: { owner: 'chat_messages', column: 'root_id' },
  chat_members: { owner: 'chat_threads', column: 'thread_id' },
  chat_reactions: { owner: 'chat_messages', column: 'message_id' },
  help_slugs: { owner: 'help_articles', column: 'article_id' },
  help_versions: { owner: 'help_articles', column: 'article_id' },
  help_votes: { owner: 'help_articles', column: 'article_id' },
  invoice_attachments: { owner: 'invoices', column: 'invoice_id' },
  invoice_documents: { owner: 'invoices', column: 'id' },
  invoice_history: { owner: 'invoices', column: 'invoice_id' },
  invoice_payments: { owner: 'invoices', column: 'invoice_id' },
  kanban_activity: { owner: 'kanban_tasks', column: 'task_id' },
  mail_deliveries: { owner: 'mails', column: 'mail_id' },
  order_events: { owner: 'orders', column: 'order_id' },
  product_reviews: { owner: 'products', column: 'product_id' },
  profile_comment_likes: { owner: 'profile_comments', column: 'comment_id' },
  profile_favorites: { owner: 'profile_posts', column: 'post_id' },
  profile_follows: { owner: 'people', column: 'followed_id' },
  profile_likes: { owner: 'profile_posts', column: 'post_id' },
  profile_page_followers: { owner: 'profile_pages', column: 'page_id' },
  profile_votes: { owner: 'profile_posts', column: 'post_id' },
  stock_moves: { owner: 'products', column: 'product_id' },
  wishlist_items: { owner: 'products', column: 'product_id' },
};

/** References without a foreign key, which kept rows also keep. */
export const namedWithoutKey: readonly { table: string; column: string; named: string; isList?: true }[] = [
  { table: 'blog_comments', column: 'parent_id', named: 'blog_comments' },
  { table: 'blog_posts', column: 'category_ids', named: 'blog_categories', isList: true },
  { table: 'calendar_events', column: 'master_id', named: 'calendar_events' },
  { table: 'chat_messages', column: 'root_id', named: 'chat_messages' },
  { table: 'chat_messages', column: 'quoted_id', named: 'chat_messages' },
  { table: 'fulfilments', column: 'space_id', named: 'kanban_spaces' },
  { table: 'invoices', column: 'credits_id', named: 'invoices' },
  { table: 'invoices', column: 'order_id', named: 'orders' },
  { table: 'invoices', column: 'recurring_id', named: 'recurring_invoices' },
  { table: 'profile_posts', column: 'page_id', named: 'profile_pages' },
  { table: 'profile_posts', column: 'shared_id', named: 'profile_posts' },
];
