import { clients } from '#src/directory/clients.ts'
import { companies } from '#src/directory/companies.ts'
import { directoryGuideMessages } from '#src/directory/texts/guide-messages.ts'
import { directoryMessages } from '#src/directory/texts/messages.ts'
import { directoryPermissionMessages } from '#src/directory/texts/permission-messages.ts'
import { createListGuideEntry } from '#src/resource/registration/guide-entry.ts'
import type { Manifest } from '#src/resource/registration/manifest.ts'

export const directory: Manifest = {
  resources: [clients, companies],
  permissions: {
    directory: [
      'see_menu_clients',
      'see_clients',
      'create_clients',
      'update_clients',
      'delete_clients',
      'see_menu_companies',
      'see_companies',
      'create_companies',
      'update_companies',
      'delete_companies',
    ],
  },
  messages: {
    records: directoryMessages,
    bundles: { permissions: directoryPermissionMessages, guide: directoryGuideMessages },
  },
  guide: { people: [createListGuideEntry(clients, 3), createListGuideEntry(companies, 3)] },
}
