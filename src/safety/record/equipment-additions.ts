import type { RecordAdditions } from '#src/resource/registration/screen-manifest.ts'
import { GiveEquipmentLink } from '#src/safety/record/GiveEquipmentLink.tsx'

/** What the record of an employee gets: a link to a new delivery, and the tab of protective equipment. */
export const equipmentAdditions: RecordAdditions = {
  link: GiveEquipmentLink,
  panels: [
    {
      name: 'deliveries',
      caption: 'safety.equipment.tab',
      access: 'see_ppe_deliveries',
      count: ({ counts }) =>
        typeof counts === 'object' && counts !== null && 'deliveries' in counts ? Number(counts.deliveries) : undefined,
      load: async () => (await import('#src/safety/record/EquipmentPanel.tsx')).loadEquipmentPanelAndTexts(),
    },
  ],
}
