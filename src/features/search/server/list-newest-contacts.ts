import { and, desc, eq } from 'drizzle-orm';
import { clientsView as clients } from '#features/clients/tables.ts';
import { files } from '#features/files/tables.ts';
import { peopleView as people } from '#features/people/tables.ts';
import { live } from '#server/live.ts';
import { pictureAddress } from '#server/picture-address.ts';
import type { Scope } from '#server/scope.ts';

/** Somebody whom the caller may know of. */
interface NewestContact {
  name: string;
  email: string;
  /** Their picture's address; null for none. */
  image: string | null;
  addedAt: Date;
}

/** Colleagues and clients, as far as the caller may read them: those who came last. */
export async function newestContacts(scope: Scope, limit: number): Promise<NewestContact[]> {
  const { ability } = scope;
  const all = [
    ...(ability.can('read', 'Person') ? await newestPeople(scope, limit) : []),
    ...(ability.can('read', 'Client') ? await newestClients(scope, limit) : []),
  ];
  return all.sort((a, b) => b.addedAt.getTime() - a.addedAt.getTime()).slice(0, limit);
}

async function newestPeople({ db, deps, entity }: Scope, limit: number): Promise<NewestContact[]> {
  const rows = await db
    .select({ name: people.fullName, email: people.email, addedAt: people.createdAt, avatarId: files.id, avatarName: files.name })
    .from(people)
    .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)))
    .where(live(people, entity))
    .orderBy(desc(people.createdAt), desc(people.id))
    .limit(limit);
  return rows.map(({ avatarId, avatarName, ...row }) => ({ ...row, image: pictureAddress({ avatarId, avatarName }, entity, deps.files) }));
}

async function newestClients({ db, entity }: Scope, limit: number): Promise<NewestContact[]> {
  const rows = await db
    .select({ name: clients.name, company: clients.company, email: clients.companyEmail, addedAt: clients.createdAt })
    .from(clients)
    .where(live(clients, entity))
    .orderBy(desc(clients.createdAt), desc(clients.id))
    .limit(limit);
  return rows.map(({ company, name, ...row }) => ({ ...row, name: company || name, image: null }));
}
