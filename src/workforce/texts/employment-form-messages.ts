import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the section of an employee's record with the employment periods. */
export const employmentFormMessages = defineMessages({
  'workforce.periods.title': { es: 'Períodos', en: 'Periods', pt: 'Períodos' },
  'workforce.periods.note': {
    es: 'Solo se corrige o se elimina el último. Un ingreso se puede eliminar mientras quede otro, y los períodos no se superponen.',
    en: 'Only the last one is corrected or deleted. An admission can be deleted while another remains, and periods do not overlap.',
    pt: 'Só se corrige ou exclui o último. Uma admissão pode ser excluída enquanto restar outra, e os períodos não se sobrepõem.',
  },
  'workforce.periods.none': {
    es: 'Todavía no tiene ningún ingreso.',
    en: 'There is no admission yet.',
    pt: 'Ainda não tem nenhuma admissão.',
  },
  'workforce.periods.failed': {
    es: 'No se pudieron leer los períodos.',
    en: 'The periods could not be read.',
    pt: 'Não foi possível ler os períodos.',
  },
  'workforce.periods.current': { es: 'Período actual', en: 'Current period', pt: 'Período atual' },
  'workforce.periods.switched_off': {
    es: 'Período en curso; el legajo figura inactivo',
    en: 'The period is running; the record is marked inactive',
    pt: 'Período em curso; o registro consta como inativo',
  },
  'workforce.periods.no_current': {
    es: 'Sin período en curso',
    en: 'No current period',
    pt: 'Sem período em curso',
  },
  'workforce.periods.in_total': { es: 'En total {{service}}', en: '{{service}} in total', pt: 'No total {{service}}' },
  'workforce.periods.running': { es: 'En curso', en: 'Running', pt: 'Em curso' },
  'workforce.periods.ends': { es: 'Hasta el {{day}}', en: 'Until {{day}}', pt: 'Até {{day}}' },
  'workforce.periods.ended': { es: 'Terminado', en: 'Ended', pt: 'Terminado' },
  'workforce.periods.begins': { es: 'Desde el {{day}}', en: 'From {{day}}', pt: 'A partir de {{day}}' },
  'workforce.periods.take_back': { es: 'Anular la baja', en: 'Take back termination', pt: 'Anular o desligamento' },
  'workforce.periods.taken_back': { es: 'Baja anulada', en: 'Termination taken back', pt: 'Desligamento anulado' },
  'workforce.periods.take_back_question': {
    es: 'El período vuelve a quedar abierto, y se borran la fecha, el motivo y los comentarios de la baja.',
    en: 'The period is open again; date, reason and comments of the termination are cleared.',
    pt: 'O período volta a ficar aberto, e a data, o motivo e os comentários do desligamento são apagados.',
  },
})
