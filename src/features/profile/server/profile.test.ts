import { describe, expect, test } from 'vitest';
import { clientWith, signInAs } from '../../../../tests/client.ts';
import { onePixel, profileCalls } from '../../../../tests/profile-calls.ts';
import { testApi } from '../../../../tests/test-api.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { readProfile } from '../contract.ts';
import { listProfilePosts } from '../post-contract.ts';
import { samplePages } from '../sample-profiles.ts';

const calls = profileCalls();
const { people } = calls;

test('the sample data is served by the endpoint of the specification', async () => {
  const atrium = await testApi();
  try {
    const admin = await signInAs(atrium, 'admin');
    const data = readProfile.answer?.parse((await admin.get('/profile/data')).body);
    if (!data) throw new Error('the call has an answer');
    expect(data.header).toMatchObject({ username: 'Maren Lindqvist', designation: 'Managing Director', isSelf: true, following: 6 });
    expect([data.header.avatar, data.header.coverImg].every((address) => address?.startsWith('/api/v1/files/'))).toBe(true);
    expect(data.userAbout).toMatchObject({ lives: 'Porto', email: 'admin@demo.com', website: 'https://juniper-vale.example' });
    expect(data.suggestedPages.map(({ username }) => username)).toEqual(samplePages.map(({ name }) => name));
    expect(data.suggestedPages.map(({ favorite }) => favorite)).toEqual([true, false, true, false, false]);
    expect(data.post).toHaveLength(8);
    expect(data.post[1]).toMatchObject({ isShare: true, shared: { username: '佐藤 遥' }, likes: 6, likedCount: 1 });
    expect(data.latestPhotos.length).toBeGreaterThan(2);
    const filmed = listProfilePosts.answer?.parse((await admin.get('/api/v1/profile/posts', { personId: 11 })).body);
    expect(filmed?.posts[0]?.postVid).toContain('fenn-lamp.webm');
    expect(data.twitterFeeds).toHaveLength(4);
    expect(data.twitterFeeds[0]).toMatchObject({ title: 'Josephine Okonkwo-Brandt', tags: '#edinburgh', favorite: false });
    expect(data.suggestions[0]).toMatchObject({ name: 'Callum Ferguson', mutualFriend: '3 mutual friends' });
    expect(data.polls.map(({ pollId }) => pollId)).toEqual([16, 16, 16, 10, 10, 10, 8, 8, 8]);
    expect(data.polls.slice(0, 3).map(({ result }) => result)).toEqual(['33%', '17%', '50%']);
    // Sample dates are in the past, and no reaction predates its post.
    expect(
      await atrium.ownerQuery(
        'select 1 from profile_comments c join profile_posts p on p.entity = c.entity and p.id = c.post_id where c.created_at < p.created_at or c.created_at > now()',
      ),
    ).toEqual([]);
    expect(
      await atrium.ownerQuery(
        'select 1 from profile_posts p join profile_posts n on n.entity = p.entity and n.id > p.id where n.created_at < p.created_at',
      ),
    ).toEqual([]);
  } finally {
    await atrium.close();
  }
});

describe('a profile', () => {
  test('is the own one without an id, and another with one', async () => {
    expect((await calls.profile()).header).toMatchObject({ id: 1, isSelf: true });
    const other = await calls.profile({ id: 4, posts: 0 });
    expect(other.header).toMatchObject({ id: 4, username: '佐藤 遥', isSelf: false, posts: 0 });
    expect(other.post).toEqual([]);
  });

  test('responds with 404 for unknown people and those of other companies', async () => {
    expect((await people.admin.get('/profile/data', { id: 999_999 })).status).toBe(404);
    expect(refusedFields(await people.admin.get('/profile/data', { id: 'x' }))).toEqual([400, ['id']]);
    // Id 2 is the demo company's client and doesn't exist elsewhere.
    expect((await people.elsewhere.get('/profile/data', { id: 2 })).status).toBe(404);
  });

  test('is unavailable to clients and visitors', async () => {
    for (const [path, query] of [
      ['/profile/data', {}],
      ['/api/v1/profile/posts', {}],
    ] as const) {
      expect((await people.client.get(path, query)).status).toBe(403);
      expect((await clientWith(calls.atrium, null).get(path, query)).status).toBe(401);
    }
  });

  test('includes the email address for those who can read people', async () => {
    expect((await calls.profile({ id: 1 }, people.reader)).userAbout.email).toBe('admin@demo.com');
    await calls.atrium.ownerQuery(
      `insert into roles (entity, name, title, rules, version, created_at, updated_at)
       values ('juniper', 'poster', 'Poster', '[{"action":"read","subject":"Profile"}]', 1, now(), now())`,
    );
    await calls.atrium.ownerQuery(`update accounts set role = 'poster' where username = 'subscriber-of-profiles'`);
    const { userAbout } = await calls.profile({ id: 1 }, people.reader);
    expect(userAbout.email).toBe('');
    expect((await people.reader.post('/api/v1/profile/posts', { postText: 'x' })).status).toBe(403);
    await calls.atrium.ownerQuery(`update accounts set role = 'subscriber' where username = 'subscriber-of-profiles'`);
  });
});

describe('the own profile', () => {
  test('is saved field by field and visible to others', async () => {
    const coverFileId = await calls.upload('cover.png', onePixel);
    const { status, body } = await calls.put('/api/v1/profile', people.admin, { lives: ' Porto ', joinedOn: '2020-02-29', coverFileId });
    expect([status, body.userAbout]).toEqual([200, expect.objectContaining({ lives: 'Porto', joined: '29 Feb 2020', coverFileId })]);
    await calls.put('/api/v1/profile', people.admin, { about: 'Sands on Fridays.', website: 'https://a.example' });
    const { userAbout, header } = await calls.profile({ id: 1 }, people.staff);
    expect(userAbout).toMatchObject({ about: 'Sands on Fridays.', lives: 'Porto', website: 'https://a.example', joinedOn: '2020-02-29' });
    expect(header.coverImg).toContain('/api/v1/files/juniper/');
    // The same text everywhere.
    expect((await people.admin.get('/api/v1/people/1')).body.person.about).toBe('Sands on Fridays.');
  });

  test('is refused when it was changed elsewhere', async () => {
    const { version } = (await calls.profile()).userAbout;
    await people.admin.post('/api/v1/chat/profile', { about: 'From the chat' });
    const { status, body } = await calls.put('/api/v1/profile', people.admin, { about: 'From here', version });
    expect([status, body.error.current.about]).toEqual([409, 'From the chat']);
    expect((await calls.put('/api/v1/profile', people.admin, { about: 'From here', version: body.error.current.version })).status).toBe(
      200,
    );
  });

  test('names invalid fields', async () => {
    const foreign = await calls.upload('cover.png', onePixel, people.staff);
    const put = async (body: object) => refusedFields(await calls.put('/api/v1/profile', people.admin, body));
    expect(await put({ website: 'javascript:alert(1)' })).toEqual([400, ['website']]);
    expect(await put({ joinedOn: '2020-02-30' })).toEqual([400, ['joinedOn']]);
    expect(await put({ about: 'x'.repeat(501) })).toEqual([400, ['about']]);
    expect(await put({ coverFileId: foreign })).toEqual([400, ['coverFileId']]);
  });
});

describe('following', () => {
  test('counts a person once, however often repeated, and can be undone', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.follow(people.admin, 4)));
    expect(answers.map(({ body }) => body)).toEqual(Array(20).fill({ isFollowed: true, followers: 1 }));
    expect((await calls.profile({ id: 4 })).header).toMatchObject({ isFollowed: true, followsYou: false, followers: 1 });
    expect((await calls.follow(people.admin, 4, false)).body).toEqual({ isFollowed: false, followers: 0 });
    expect((await calls.follow(people.admin, 4, false)).status).toBe(200);
  });

  test('responds with 404 for oneself and unknown people', async () => {
    for (const id of [1, 999_999]) expect((await calls.follow(people.admin, id)).status).toBe(404);
    expect((await calls.follow(people.elsewhere, 2)).status).toBe(404);
  });

  test('is listed in both directions', async () => {
    await calls.follow(people.admin, 3);
    await calls.follow(people.staff, 1);
    await calls.follow(people.reader, 1);
    const { body } = await people.admin.get('/api/v1/profile/people/1/follows');
    const names = (list: { fullName: string; isFollowed: boolean }[]) => list.map(({ fullName, isFollowed }) => [fullName, isFollowed]);
    expect(names(body.followers)).toEqual([
      ['Josephine Okonkwo-Brandt', true],
      ['subscriber', false],
    ]);
    expect(names(body.following)).toEqual([['Josephine Okonkwo-Brandt', true]]);
  });

  test('makes mutual followers friends, and suggests friends of friends first', async () => {
    const rows = [
      ...[
        [1, 3],
        [3, 1],
        [3, 12],
        [12, 3],
      ],
      // Not mutual, so no friends.
      ...[
        [1, 4],
        [4, 7],
        [7, 4],
      ],
      ...[[3, 7]],
    ];
    for (const [who, whom] of rows)
      await calls.atrium.ownerQuery(
        `insert into profile_follows (entity, person_id, followed_id, created_at) values ('juniper', ${who}, ${whom}, now())`,
      );
    const { suggestions } = await calls.profile();
    expect(suggestions).toHaveLength(5);
    expect(suggestions[0]).toMatchObject({ name: 'Nikolai Petrov', mutualFriend: '1 mutual friend', mutualFriends: 1 });
    expect(suggestions.slice(1).every(({ mutualFriends }) => mutualFriends === 0)).toBe(true);
    expect(suggestions.some(({ id }) => [1, 3, 4].includes(id))).toBe(false);
    await calls.follow(people.admin, 12);
    expect((await calls.profile()).suggestions.some(({ id }) => id === 12)).toBe(false);
  });
});

describe('pages', () => {
  const addPage = (body: object, who = people.admin) => who.post('/api/v1/profile/pages', body);

  test('require permission to add, and can be edited, followed, deleted, and restored with their followers', async () => {
    expect((await addPage({ name: 'Lorry' }, people.reader)).status).toBe(403);
    expect(refusedFields(await addPage({ name: ' ' }))).toEqual([400, ['name']]);
    const { page } = (await addPage({ name: 'Lorry', subtitle: 'Above three metres' })).body;
    expect(page).toMatchObject({ username: 'Lorry', favorite: true, followers: 1 });
    const follow = (favorite: boolean) => people.reader.post(`/api/v1/profile/pages/${page.id}/follow`, { favorite });
    await follow(true);
    expect((await follow(true)).body).toEqual({ favorite: true, followers: 2 });
    const changed = await calls.put(`/api/v1/profile/pages/${page.id}`, people.admin, { name: 'The lorry', version: page.version });
    expect(changed.body.page).toMatchObject({ username: 'The lorry', subtitle: 'Above three metres', version: 2 });
    expect((await calls.put(`/api/v1/profile/pages/${page.id}`, people.staff, { name: 'x', version: 1 })).status).toBe(409);
    await calls.remove(`/api/v1/profile/pages/${page.id}`, people.admin);
    expect((await calls.profile()).suggestedPages).toEqual([]);
    expect((await follow(false)).status).toBe(404);
    expect((await people.admin.get('/api/v1/trash', { kind: 'profile_page' })).body.lines).toMatchObject([{ name: 'The lorry' }]);
    await people.admin.post(`/api/v1/profile/pages/${page.id}/restore`);
    expect((await calls.profile()).suggestedPages).toMatchObject([{ followers: 2 }]);
  });

  test('show posts about them to their followers', async () => {
    const { page } = (await addPage({ name: 'Lorry' })).body;
    await people.reader.post(`/api/v1/profile/pages/${page.id}/follow`, { favorite: true });
    const about = await calls.add({ postText: 'Low bridge #leith', pageId: page.id }, people.staff);
    await calls.add({ postText: 'Elsewhere' }, people.staff);
    expect((await calls.list({ pageId: page.id })).posts.map(({ id }) => id)).toEqual([about.id]);
    expect((await calls.list({ of: 'followed' }, people.reader)).posts.map(({ id }) => id)).toEqual([about.id]);
    expect((await calls.profile({}, people.reader)).twitterFeeds).toMatchObject([
      { title: 'Josephine Okonkwo-Brandt', id: 'josephine-okonkwo-brandt', tags: '#leith', desc: 'Low bridge #leith', favorite: false },
    ]);
    await people.reader.post(`/api/v1/profile/posts/${about.id}/favorite`, { favorite: true });
    expect((await calls.profile({}, people.reader)).twitterFeeds[0]?.favorite).toBe(true);
    // Marks are personal.
    expect((await calls.profile({}, people.admin)).twitterFeeds[0]?.favorite).toBe(false);
    expect((await people.elsewhere.get('/api/v1/profile/posts', { pageId: page.id })).status).toBe(404);
  });
});
