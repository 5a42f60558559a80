import { files } from '#features/files/tables.ts';
import type { FileStore } from '#server/dependencies.ts';
import { pictureAddress } from '#server/picture-address.ts';
import type { Person } from '../contract.ts';
import { peopleView as people } from '../tables.ts';

/** What is read of a person, with the picture's file. */
export const personColumns = {
  id: people.id,
  fullName: people.fullName,
  email: people.email,
  role: people.role,
  about: people.about,
  version: people.version,
  avatarId: files.id,
  avatarName: files.name,
};

type Row = Omit<Person, 'avatar'> & { avatarId: number | null; avatarName: string | null };

/** The person as the contract has it: the picture as a signed address. */
export function toPerson({ avatarId, avatarName, ...row }: Row, entity: string, store: FileStore): Person {
  return { ...row, avatar: pictureAddress({ avatarId, avatarName }, entity, store) };
}
