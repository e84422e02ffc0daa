import { defineResource } from '#src/resource/declaration.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'

/** The entry of what is due in the menu and the guide, and its filters. Its routes and its page are written by hand. */
export const dueScreen = defineResource({
  name: 'due',
  access: { read: 'see_ppe_deliveries', create: 'never', update: 'never', delete: 'never' },
  screens: { list: { path: 'due', access: 'see_ppe_deliveries' } },
  menu: { icon: 'calendar2-check', access: 'see_ppe_deliveries', parentTitle: 'pages.ppe_deliveries.list' },
  fields: {
    ppe_id: ref('ppes'),
    job_sector_id: ref('job_sectors'),
    job_title_id: ref('job_titles'),
    client_id: ref('clients'),
  },
  isSmall: true,
  columns: ['ppe_id'],
  filters: { ppe_id: ['is'], job_sector_id: ['is'], job_title_id: ['is'], client_id: ['is'] },
})
