import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the filter of a list by the outcomes of an import. */
export const importedRowsMessages = defineMessages({
  'importer.loaded.created': {
    es: 'Lo que creó una carga',
    en: 'What a load created',
    pt: 'O que uma carga criou',
  },
  'importer.loaded.updated': {
    es: 'Lo que actualizó una carga',
    en: 'What a load updated',
    pt: 'O que uma carga atualizou',
  },
  'importer.loaded.same': {
    es: 'Lo que una carga encontró igual',
    en: 'What a load found the same',
    pt: 'O que uma carga encontrou igual',
  },
  'importer.loaded.skipped': {
    es: 'Lo que una carga omitió',
    en: 'What a load skipped',
    pt: 'O que uma carga pulou',
  },
})
