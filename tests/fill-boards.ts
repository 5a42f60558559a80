import type { TestApi } from './test-api.ts';

/** Adds this many cards to the demo entity's boards: with labels, assignees, checklists, and a comment on every second one. */
export async function fillBoards(atrium: TestApi, cards: number): Promise<void> {
  await atrium.ownerQuery(
    `insert into kanban_tasks (entity, id, board_id, title, description, description_text, labels, due_at, checklist, assignee_ids, comments, position, created_at, updated_at)
     select 'juniper', 1000 + n, b.id, 'Card ' || n, '<p>' || words || '</p>', words, array['Label ' || n % 7], now() + n * interval '1 hour',
       '[{"id":1,"text":"One","isDone":true},{"id":2,"text":"Two","isDone":false}]', array[1 + n % 12, 1 + (n + 5) % 12], n % 2, 1000000000000 + n * 1000, now(), now()
     from generate_series(1, $1::int) n
     join kanban_boards b on b.entity = 'juniper' and b.slug = (array['todo', 'in-progress', 'done'])[1 + n % 3] and b.deleted_at is null,
     lateral (select 'What is to be done about the oak of lorry ' || n || repeat(' and its papers', n % 20) as words) t`,
    [cards],
  );
  await atrium.ownerQuery(
    `insert into kanban_comments (entity, id, task_id, person_id, comment, time)
     select 'juniper', 1000 + n, 1000 + n, 1 + n % 12, 'It is on its way', now() from generate_series(1, $1::int, 2) n`,
    [cards],
  );
  await atrium.ownerQuery('vacuum analyze kanban_tasks');
  await atrium.ownerQuery('vacuum analyze kanban_comments');
}
