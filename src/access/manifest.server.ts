import { changesSource } from '#src/access/start-page/changes-card.server.ts'
import { userSheetWords } from '#src/access/users/sheet-words.server.ts'
import { usersRules } from '#src/access/users/users.server.ts'
import { users } from '#src/access/users/users.ts'
import type { ServerManifest } from '#src/resource/registration/manifest.server.ts'
import { viewsRules } from '#src/resource/views/views.server.ts'
import { views } from '#src/resource/views/views.ts'

export const accessServer: ServerManifest = {
  parts: [
    { resource: users, rules: usersRules, sheetWords: userSheetWords },
    { resource: views, rules: viewsRules },
  ],
  cards: [changesSource],
  sweep: {
    expiries: {
      sessions: { table: 'sessions', column: 'expires_at', days: 0 },
      'password resets': { table: 'password_resets', column: 'created_at', days: 1 },
    },
  },
}
