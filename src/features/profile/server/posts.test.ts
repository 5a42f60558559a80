import { describe, expect, test } from 'vitest';
import { changesDuring } from '../../../../tests/chat-people.ts';
import { mp4Head, onePixel, profileCalls, webmHead } from '../../../../tests/profile-calls.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';

const calls = profileCalls();
const { people } = calls;
const post = (body: object, who = people.admin) => who.post('/api/v1/profile/posts', body);

describe('a post', () => {
  test('is plain text of its author, newest first, and paginated without overlap while others post', async () => {
    for (let number = 1; number <= 12; number++) await calls.add({ postText: `<b>${number}</b>` });
    const first = await calls.list();
    expect(first.posts.map(({ postText }) => postText)).toEqual([12, 11, 10, 9, 8, 7, 6, 5].map((number) => `<b>${number}</b>`));
    await calls.add({ postText: 'Between' });
    const second = await calls.list({ before: first.next ?? 0 });
    expect([second.posts.map(({ postText }) => postText), second.next]).toEqual([[4, 3, 2, 1].map((number) => `<b>${number}</b>`), null]);
    expect((await calls.list({ personId: 3 })).posts).toEqual([]);
  });

  test('includes a picture or video, detected from its content', async () => {
    expect(await calls.add({ postText: '', fileId: await calls.upload('a.txt', onePixel) })).toMatchObject({
      postImg: expect.stringContaining('/api/v1/files/juniper/'),
      postVid: null,
    });
    for (const head of [webmHead, mp4Head]) {
      expect(await calls.add({ fileId: await calls.upload('a.png', head) })).toMatchObject({
        postImg: null,
        postVid: expect.stringContaining('/api/v1/files/juniper/'),
      });
    }
    const text = await calls.upload('a.mp4', new TextEncoder().encode('no video'));
    expect(refusedFields(await post({ postText: 'x', fileId: text }))).toEqual([400, ['fileId']]);
    const foreign = await calls.upload('a.png', onePixel, people.staff);
    expect(refusedFields(await post({ postText: 'x', fileId: foreign }))).toEqual([400, ['fileId']]);
    expect((await people.admin.get('/api/v1/profile/people/1/photos')).body.photos).toHaveLength(1);
    expect((await calls.profile()).latestPhotos).toHaveLength(1);
  });

  test('requires content', async () => {
    expect(refusedFields(await post({ postText: ' ' }))).toEqual([400, ['postText']]);
    expect(refusedFields(await post({ postText: 'x'.repeat(5001) }))).toEqual([400, ['postText']]);
    expect((await post({ postText: 'x', pageId: 999 })).status).toBe(404);
    expect((await post({ postText: 'x' }, people.client)).status).toBe(403);
  });

  test('can only be edited by its author, and not over their own edit elsewhere', async () => {
    const { id, version } = await calls.add();
    const change = (body: object, who = people.admin) => calls.put(`/api/v1/profile/posts/${id}`, who, body);
    expect((await change({ postText: 'Ash', version })).body.post).toMatchObject({ postText: 'Ash', isEdited: true, version: 2 });
    const { status, body } = await change({ postText: 'Birch', version });
    expect([status, body.error.current.postText]).toEqual([409, 'Ash']);
    expect((await change({ postText: 'Mine' }, people.staff)).status).toBe(404);
    expect(refusedFields(await change({ postText: '' }))).toEqual([400, ['postText']]);
  });

  test('can be deleted by its author or a moderator, and restored by the person who deleted it', async () => {
    const { id } = await calls.add({}, people.reader);
    const path = `/api/v1/profile/posts/${id}`;
    const other = await calls.add({}, people.admin);
    expect((await calls.remove(`/api/v1/profile/posts/${other.id}`, people.reader)).status).toBe(404);
    expect((await calls.remove(path, people.reader)).status).toBe(200);
    expect((await people.admin.get(path)).status).toBe(404);
    expect((await people.reader.post(`${path}/restore`)).status).toBe(200);
    expect((await calls.remove(path, people.admin)).status).toBe(200);
    // The author can't restore what a moderator deleted.
    expect((await people.reader.post(`${path}/restore`)).status).toBe(404);
    const { body } = await people.admin.get('/api/v1/trash', { kind: 'profile_post' });
    expect(body.lines).toMatchObject([{ key: String(id), name: 'Oak' }]);
    expect((await people.admin.post('/api/v1/trash/purge', { items: [{ kind: 'profile_post', key: String(id) }] })).status).toBe(200);
    expect((await people.admin.post(`${path}/restore`)).status).toBe(404);
  });

  test('that is deleted or in another company rejects likes, votes, marks, comments, and edits', async () => {
    const { id } = await calls.add({ options: ['A', 'B'] });
    const path = `/api/v1/profile/posts/${id}`;
    const { comment } = (await people.admin.post(`${path}/comments`, { comment: 'Hear' })).body;
    const tries = (who: typeof people.admin) => [
      who.get(path),
      who.post(`${path}/like`, { youLiked: true }),
      who.post(`${path}/vote`, { option: 0 }),
      who.post(`${path}/favorite`, { favorite: true }),
      who.post(`${path}/comments`, { comment: 'x' }),
      who.post(`/api/v1/profile/comments/${comment.id}/like`, { youLiked: true }),
      calls.put(`/api/v1/profile/comments/${comment.id}`, who, { comment: 'x' }),
      calls.put(path, who, { postText: 'x' }),
      calls.remove(path, who),
    ];
    for (const answer of await Promise.all(tries(people.elsewhere))) expect(answer.status).toBe(404);
    await calls.remove(path, people.admin);
    for (const answer of await Promise.all(tries(people.admin))) expect(answer.status).toBe(404);
  });

  test('shares the original post and counts there', async () => {
    const first = await calls.add({ postText: 'Fenn' }, people.staff);
    const second = await calls.add({ postText: '', sharedId: first.id });
    const third = await calls.add({ postText: 'Look', sharedId: second.id }, people.reader);
    expect(third).toMatchObject({ isShare: true, shared: { id: first.id, postText: 'Fenn', username: 'Josephine Okonkwo-Brandt' } });
    expect((await calls.read(first.id)).share).toBe(2);
    await calls.remove(`/api/v1/profile/posts/${second.id}`, people.admin);
    expect((await calls.read(first.id)).share).toBe(1);
    await calls.remove(`/api/v1/profile/posts/${first.id}`, people.staff);
    expect(await calls.read(third.id)).toMatchObject({ isShare: true, shared: null });
    expect((await post({ postText: 'x', sharedId: first.id })).status).toBe(404);
  });
});

describe('a like', () => {
  test('counts once per person, also for twenty concurrent requests', async () => {
    const { id } = await calls.add();
    const like = (youLiked: boolean, who = people.admin) => who.post(`/api/v1/profile/posts/${id}/like`, { youLiked });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => like(true, index % 2 ? people.admin : people.staff)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const shown = await calls.read(id);
    expect([shown.likes, shown.youLiked, shown.likedUsers.map(({ username }) => username).sort()]).toEqual([
      2,
      true,
      ['Josephine Okonkwo-Brandt', 'Maren Lindqvist'],
    ]);
    expect((await like(false)).body).toEqual({ youLiked: false, likes: 1 });
    expect((await like(false)).body).toEqual({ youLiked: false, likes: 1 });
  });

  test('lists five people and the number beyond them', async () => {
    const { id } = await calls.add();
    await calls.atrium.ownerQuery(
      `insert into profile_likes (entity, post_id, person_id, created_at) select entity, ${id}, id, now() from people where entity = 'juniper' and id <= 9`,
    );
    const shown = await calls.read(id);
    expect([shown.likes, shown.likedUsers.length, shown.likedCount]).toEqual([9, 5, 4]);
  });

  test('is announced to everyone, a mark only to its owner', async () => {
    const { id } = await calls.add();
    expect(
      await changesDuring(calls.atrium, 'juniper', () => people.reader.post(`/api/v1/profile/posts/${id}/like`, { youLiked: true })),
    ).toEqual([{ kind: 'profile', ids: [id] }]);
    expect(
      await changesDuring(calls.atrium, 'juniper', () => people.reader.post(`/api/v1/profile/posts/${id}/favorite`, { favorite: true })),
    ).toEqual([{ kind: 'profile', ids: [id], person: people.reader.userData.id }]);
  });
});

describe('a poll', () => {
  const vote = (id: number, option: number | null, who = people.admin) => who.post(`/api/v1/profile/posts/${id}/vote`, { option });
  const sums = (options: { votes: number; percent: number }[]) => options.map(({ votes, percent }) => [votes, percent]);

  test('requires a question and distinct options', async () => {
    expect(refusedFields(await post({ postText: '', options: ['A', 'B'] }))).toEqual([400, ['postText']]);
    expect(refusedFields(await post({ postText: 'Q', options: ['A'] }))).toEqual([400, ['options']]);
    expect(refusedFields(await post({ postText: 'Q', options: ['A', ' a '] }))).toEqual([400, ['options.1']]);
    expect(refusedFields(await post({ postText: 'Q', options: ['A', ' '] }))).toEqual([400, ['options.1']]);
    expect(refusedFields(await post({ postText: 'Q', options: [...'abcdefghi'] }))).toEqual([400, ['options']]);
  });

  test('counts one vote per person: the latest', async () => {
    const { id } = await calls.add({ postText: 'Which?', options: ['A', 'B', 'C'] });
    expect(sums((await vote(id, 0)).body.options)).toEqual([
      [1, 100],
      [0, 0],
      [0, 0],
    ]);
    const { body } = await vote(id, 2);
    expect([sums(body.options), body.options[2].youVoted, body.options[2].voters[0].username]).toEqual([
      [
        [0, 0],
        [0, 0],
        [1, 100],
      ],
      true,
      'Maren Lindqvist',
    ]);
    await vote(id, 1, people.staff);
    const { polls } = await calls.profile({ id: 4 });
    expect(polls).toMatchObject([
      { name: 'A', result: '0%', question: 'Which?' },
      { name: 'B', result: '50%', youVoted: false, votedUser: [{ username: 'Josephine Okonkwo-Brandt' }] },
      { name: 'C', result: '50%', youVoted: true },
    ]);
    expect(sums((await vote(id, null)).body.options).map(([votes]) => votes)).toEqual([0, 1, 0]);
  });

  test('counts each person once under concurrent votes', async () => {
    const { id } = await calls.add({ postText: 'Which?', options: ['A', 'B'] });
    const who = [people.admin, people.staff, people.reader];
    const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => vote(id, index % 2, who[index % 3])));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { options } = await calls.read(id);
    expect(options.reduce((sum, { votes }) => sum + votes, 0)).toBe(3);
    expect(options.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });

  test('rejects unknown options and votes on other posts', async () => {
    const { id } = await calls.add({ postText: 'Which?', options: ['A', 'B'] });
    expect((await vote(id, 2)).status).toBe(404);
    expect(refusedFields(await vote(id, -1))).toEqual([400, ['option']]);
    expect((await vote((await calls.add()).id, 0)).status).toBe(404);
  });
});

describe('comments', () => {
  const say = (id: number, comment: string, who = people.reader) => who.post(`/api/v1/profile/posts/${id}/comments`, { comment });

  test('are listed with the post: the latest three in lists, all on its own', async () => {
    const { id } = await calls.add();
    for (const word of ['One', 'Two', 'Three', ' Four ']) await say(id, word);
    const [listed] = (await calls.list()).posts;
    expect([listed?.comments, listed?.detailedComments.map(({ comment }) => comment)]).toEqual([4, ['Two', 'Three', 'Four']]);
    expect((await calls.read(id)).detailedComments.map(({ comment }) => comment)).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(refusedFields(await say(id, ' '))).toEqual([400, ['comment']]);
  });

  test('are edited by their authors, deleted by them or a moderator, and liked once per person', async () => {
    const { id } = await calls.add();
    const { comment } = (await say(id, 'Hear')).body;
    const path = `/api/v1/profile/comments/${comment.id}`;
    expect((await calls.put(path, people.admin, { comment: 'x' })).status).toBe(404);
    expect((await calls.put(path, people.reader, { comment: 'Here' })).body.comment).toMatchObject({ comment: 'Here', isEdited: true });
    const liked = await Promise.all(Array.from({ length: 20 }, () => people.admin.post(`${path}/like`, { youLiked: true })));
    expect(liked.every(({ status, body }) => status === 200 && body.comment.commentsLikes === 1)).toBe(true);
    expect((await calls.read(id, people.reader)).detailedComments).toMatchObject([{ commentsLikes: 1, youLiked: false }]);
    const own = (await say(id, 'Mine', people.admin)).body.comment;
    expect((await calls.remove(`/api/v1/profile/comments/${own.id}`, people.reader)).status).toBe(404);
    expect((await calls.remove(path, people.admin)).status).toBe(200);
    expect((await people.reader.post(`${path}/restore`)).status).toBe(404);
    expect((await people.admin.post(`${path}/restore`)).body.comment).toMatchObject({ comment: 'Here', commentsLikes: 1 });
    expect((await calls.remove(path, people.reader)).status).toBe(200);
    expect((await calls.read(id)).comments).toBe(1);
  });
});
