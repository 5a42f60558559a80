import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepAll } from '#app/sweep-work.ts';
import { accountCalls } from '../../../../tests/account-calls.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { type notificationKindBySwitch as kinds, notificationKindBySwitch } from '../notification-kinds.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  const yearSeconds = 366 * 86_400;
  atrium = await testApi({ settings: { accessTtlSeconds: yearSeconds, refreshTtlSeconds: yearSeconds } });
  [admin, staff] = [await signInAs(atrium, 'admin'), await signInAs(atrium, 'staff')];
  await atrium.ownerQuery('delete from notifications');
});
afterAll(() => atrium.close());

interface Told {
  kind: string;
  title: string;
  excerpt: string;
  path: string;
}
const told = async (who: Client, kind: string): Promise<Told[]> => {
  const { notifications } = (await who.get('/api/v1/notifications', { perPage: 100 })).body;
  return notifications.filter((one: Told) => one.kind === kind);
};
const wants = (who: Client, name: keyof typeof kinds, isWanted: boolean) =>
  who.post('/api/v1/notifications/preferences', { kinds: { [notificationKindBySwitch[name]]: isWanted } });

/** Runs `cause` twice, the second time with the switch off, and expects one notification in all. */
async function isToldUnlessOff(name: keyof typeof kinds, who: Client, cause: () => Promise<unknown>): Promise<Told | undefined> {
  await cause();
  const once = await told(who, notificationKindBySwitch[name]);
  expect(once, name).toHaveLength(1);
  await wants(who, name, false);
  expect((await accountCalls(atrium).read(who)).notification[name]).toBe(false);
  await cause();
  expect(await told(who, notificationKindBySwitch[name]), name).toHaveLength(1);
  await wants(who, name, true);
  expect((await accountCalls(atrium).read(who)).notification[name]).toBe(true);
  return once[0];
}

test('notifies authors of comments on their articles', async () => {
  const [post] = await atrium.ownerQuery(
    `update blog_posts set author_id = ${admin.userData.id} where entity = 'juniper' and id = (select min(id) from blog_posts
       where entity = 'juniper' and status = 'Published' and deleted_at is null) returning id, title`,
  );
  const one = await isToldUnlessOff('commentOnArticle', admin, () =>
    staff.post(`/api/v1/blog/posts/${post?.id}/comments`, { commentText: 'Well said' }),
  );
  expect(one).toMatchObject({ title: post?.title, excerpt: 'Well said', path: `/pages/blog/detail/${post?.id}` });
});

test('notifies a person of a new follower', async () => {
  const follow = async (isFollowed: boolean) => staff.post(`/api/v1/profile/people/${admin.userData.id}/follow`, { isFollowed });
  const one = await isToldUnlessOff('followMe', admin, async () => {
    await follow(false);
    await follow(true);
    // Following again sends nothing.
    await follow(true);
  });
  expect(one?.path).toBe(`/pages/profile/${staff.userData.id}`);
});

test('notifies followers of a page of its new posts', async () => {
  const { page } = (await staff.post('/api/v1/profile/pages', { name: 'The workshop' })).body;
  await admin.post(`/api/v1/profile/pages/${page.id}/follow`, { favorite: true });
  const one = await isToldUnlessOff('newAnnouncements', admin, () =>
    staff.post('/api/v1/profile/posts', { postText: 'The lathe is back', pageId: page.id }),
  );
  expect(one).toMatchObject({ title: 'The workshop', excerpt: 'The lathe is back' });
});

test('notifies people with a product on their wishlist when it gets cheaper or is back in stock', async () => {
  const [product] = await atrium.ownerQuery(
    "select id, name, price_cents, stock from products where entity = 'juniper' and is_published and stock > 0 and deleted_at is null order by id limit 1",
  );
  const id = Number(product?.id);
  await staff.post('/apps/ecommerce/wishlist', { productId: id });
  let priceCents = Number(product?.price_cents);
  const one = await isToldUnlessOff('productUpdates', staff, () => {
    priceCents -= 100;
    return admin.post(`/api/v1/products/${id}`, { priceCents });
  });
  expect(one?.title).toBe(product?.name);
  // A higher price sends nothing; back in stock does.
  await admin.post(`/api/v1/products/${id}`, { priceCents: priceCents + 500 });
  await admin.post(`/api/v1/products/${id}/stock`, { change: -(product?.stock ?? 0), reason: 'lost', note: '' });
  expect(await told(staff, 'product')).toHaveLength(1);
  await admin.post(`/api/v1/products/${id}/stock`, { change: 3, reason: 'delivery', note: '' });
  expect(await told(staff, 'product')).toHaveLength(2);
});

test('sends a digest of new articles once a week, and none when there are none', async () => {
  const publish = (title: string) => {
    return atrium.ownerQuery(
      `update blog_posts set status = 'Published', published_at = '${atrium.clock.now.toISOString()}', title = '${title}'
       where entity = 'juniper' and id = (select min(id) from blog_posts where entity = 'juniper' and deleted_at is null)`,
    );
  };
  await publish('On oak');
  await sweepAll(atrium.deps);
  expect(await told(staff, 'digest')).toEqual([]);
  atrium.clock.advance(8 * 86_400_000);
  await publish('On elm');
  await wants(admin, 'blogDigest', false);
  await sweepAll(atrium.deps);
  await sweepAll(atrium.deps);
  expect((await told(staff, 'digest')).map(({ title }) => title)).toEqual(['On elm']);
  expect(await told(admin, 'digest')).toEqual([]);
  atrium.clock.advance(8 * 86_400_000);
  await sweepAll(atrium.deps);
  expect(await told(staff, 'digest')).toHaveLength(1);
});
