import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the warning about backups, on the start page. */
export const operationsDeedMessages = defineMessages({
  'operations.deeds.backup': {
    es: 'Mirar las copias de seguridad',
    en: 'Look at the backups',
    pt: 'Ver as cópias de segurança',
  },
  'operations.deeds.failed': { es: 'la última falló', en: 'the last one failed', pt: 'a última falhou' },
  'operations.deeds.gone': {
    es: 'la última no está en su lugar: ¿falta un disco?',
    en: 'the last one is not in its place: is a disk missing?',
    pt: 'a última não está no lugar: falta um disco?',
  },
  'operations.deeds.none': {
    es: 'todavía no hay ninguna buena',
    en: 'there is no good one yet',
    pt: 'ainda não há nenhuma boa',
  },
  'operations.deeds.last_good': {
    es: 'la última buena es del {{moment}}',
    en: 'the last good one is of {{moment}}',
    pt: 'a última boa é de {{moment}}',
  },
  'operations.deeds.see': { es: 'Ver', en: 'See', pt: 'Ver' },
})
