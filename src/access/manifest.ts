import { defineAudit } from '#src/access/audit/audit.ts'
import { permissionsPageMessages } from '#src/access/permissions/page/messages.ts'
import { permissions } from '#src/access/permissions/permissions.ts'
import { changesCard } from '#src/access/start-page/cards.ts'
import { accountMessages } from '#src/access/texts/account-messages.ts'
import { accessGuideMessages } from '#src/access/texts/guide-messages.ts'
import {
  accessMessages,
  accessScreenMessages,
  signInAgainMessages,
  signInMessages,
} from '#src/access/texts/messages.ts'
import { newPasswordMessages } from '#src/access/texts/new-password-messages.ts'
import { accessPermissions } from '#src/access/texts/permission-messages.ts'
import { accessServerMessages } from '#src/access/texts/server-messages.ts'
import { keysWithoutScreen } from '#src/access/texts/unshown-messages.ts'
import { users } from '#src/access/users/users.ts'
import {
  createListGuideEntry,
  createUnrestrictedDestinations,
  listDestinations,
} from '#src/resource/registration/guide-entry.ts'
import type { Manifest } from '#src/resource/registration/manifest.ts'
import { views } from '#src/resource/views/views.ts'

export const access: Manifest = {
  resources: [users, views],
  handWritten: [permissions],
  cards: [changesCard],
  permissions: {
    access: [
      'see_menu_users',
      'see_users',
      'create_users',
      'update_users',
      'delete_users',
      'see_menu_permissions',
      'see_permissions',
      'create_permissions',
      'update_permissions',
      'delete_permissions',
      'see_audit',
    ],
  },
  messages: {
    first: { ...accessMessages, ...accessScreenMessages },
    records: accountMessages,
    bundles: {
      newPassword: newPasswordMessages,
      signIn: { ...signInMessages, ...signInAgainMessages },
      permissions: { ...permissionsPageMessages, ...accessPermissions },
      guide: accessGuideMessages,
    },
    server: { ...accessServerMessages, ...keysWithoutScreen },
  },
  guide: {
    start: [
      {
        name: 'profile',
        title: 'access.profile.title',
        tipCount: 3,
        destinations: createUnrestrictedDestinations('/admin/profile'),
      },
      { name: 'sign_in', title: 'access.screens.sign_in', tipCount: 3, destinations: [] },
      { name: 'forgot', title: 'access.screens.forgot', tipCount: 3, destinations: [] },
    ],
    people: [
      createListGuideEntry(users, 3),
      {
        name: 'user_form',
        title: 'guide.user_form.title',
        tipCount: 3,
        destinations: listDestinations(users, 'create', 'list'),
      },
      createListGuideEntry(permissions, 4),
      createListGuideEntry(defineAudit([]), 3),
    ],
  },
}
