import { on, onOpen, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import * as importContract from '../import-contract.ts';
import * as invitationContract from '../invitation-contract.ts';
import * as viewContract from '../view-contract.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { addUser } from './add-user.ts';
import { deleteUser, deleteUsers } from './delete-users.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { exportUsers } from './export-users.ts';
import { getUser } from './get-user.ts';
import { importUsers, readSheet } from './import-users.ts';
import { readInvitation } from './invitations.ts';
import { inviteUsers } from './invite-users.ts';
import { listAllUsers, listUsers } from './list-users.ts';
import { previewUserDeletion } from './preview-user-deletion.ts';
import { readUserActivity } from './read-user-activity.ts';
import { readUserConnections } from './read-user-connections.ts';
import { readUserCounts } from './read-user-counts.ts';
import { readUserSecurity } from './read-user-security.ts';
import { restoreUsers } from './restore-users.ts';
import { sendPasswordReset } from './send-password-reset.ts';
import { updateUser } from './update-user.ts';
import { updateUsers } from './update-users.ts';

export const userRoutes: Route[] = [
  on(contract.listAllUsers, listAllUsers),
  on(contract.listUsers, listUsers),
  on(contract.getUser, getUser),
  on(contract.addUser, addUser),
  on(contract.deleteUser, deleteUser),
  on(contract.readUserCounts, readUserCounts),
  // The fixed paths before those with an id.
  on(contract.updateUsers, updateUsers),
  on(contract.deleteUsers, deleteUsers),
  on(contract.restoreUsers, restoreUsers),
  on(invitationContract.inviteUsers, inviteUsers),
  on(contract.updateUser, updateUser),
  on(contract.previewUserDeletion, previewUserDeletion),
  on(invitationContract.sendPasswordReset, sendPasswordReset),
  onOpen(invitationContract.readInvitation, readInvitation),
  onOpen(invitationContract.acceptInvitation, acceptInvitation),
  on(contract.exportUsers, exportUsers),
  onPrepared(importContract.importUsers, readSheet, importUsers),
  on(viewContract.readUserSecurity, readUserSecurity),
  on(viewContract.endUserSessions, endUserSessions),
  on(viewContract.readUserActivity, readUserActivity),
  on(viewContract.readUserConnections, readUserConnections),
];
