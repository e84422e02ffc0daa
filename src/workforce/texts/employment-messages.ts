import { defineMessages } from '#src/platform/i18n/define-messages.ts'

const admission = { es: 'Ingreso', en: 'Admission', pt: 'Admissão' }
const termination = { es: 'Baja', en: 'Termination', pt: 'Desligamento' }
const reason = { es: 'Motivo', en: 'Reason', pt: 'Motivo' }
const comments = { es: 'Comentarios', en: 'Comments', pt: 'Comentários' }
const seniority = { es: 'Antigüedad', en: 'Seniority', pt: 'Tempo de serviço' }
const duration = { es: 'Duración', en: 'Length', pt: 'Duração' }

/** Texts of employment periods: captions, verbs, refusals, and the phrases of the audit. */
export const employmentMessages = defineMessages({
  'workforce.employment.switched_off': {
    es: 'Figura inactivo, pero su período sigue abierto: esta baja lo cierra',
    en: 'Shown as inactive while the period is open: this termination closes it',
    pt: 'Aparece inativo, mas seu período segue aberto: este desligamento o fecha',
  },
  'periods.one': { es: 'Período', en: 'Period', pt: 'Período' },
  'periods.the': { es: 'el período', en: 'the period', pt: 'o período' },
  'pages.periods.list': { es: 'Períodos de trabajo', en: 'Employment periods', pt: 'Períodos de trabalho' },
  'periods.fields.employee_id': { es: 'Empleado', en: 'Employee', pt: 'Funcionário' },
  'periods.fields.admission_date': admission,
  'periods.fields.termination_date': termination,
  'periods.fields.termination_reason': reason,
  'periods.fields.termination_comments': comments,
  'periods.fields.employable': { es: 'Se puede reincorporar', en: 'May be rehired', pt: 'Pode ser readmitido' },
  'periods.fields.period_seniority': duration,
  'employees.fields.period_seniority': seniority,
  'employees.fields.seniority': { es: 'Antigüedad total', en: 'Total seniority', pt: 'Tempo de serviço total' },
  'employees.fields.periods': { es: 'Períodos', en: 'Periods', pt: 'Períodos' },
  'employees.actions.admit': { es: 'Nuevo ingreso', en: 'New admission', pt: 'Nova admissão' },
  'employees.actions.admit.done': { es: 'Ingreso registrado', en: 'Admission recorded', pt: 'Admissão registrada' },
  'employees.actions.admit.question': {
    es: 'El ingreso abre un período y deja a la persona activa desde ese día.',
    en: 'The admission opens a period, and the person is active from that day on.',
    pt: 'A admissão abre um período e deixa a pessoa ativa a partir desse dia.',
  },
  'employees.actions.correct_period': { es: 'Corregir', en: 'Correct', pt: 'Corrigir' },
  'employees.actions.correct_period.done': {
    es: 'Período corregido',
    en: 'Period corrected',
    pt: 'Período corrigido',
  },
  'employees.actions.correct_period.question': {
    es: 'Se corrige el último período.',
    en: 'This corrects the last period.',
    pt: 'Corrige-se o último período.',
  },
  'employees.actions.delete_admission': {
    es: 'Eliminar ingreso',
    en: 'Delete admission',
    pt: 'Excluir admissão',
  },
  'employees.actions.delete_admission.done': {
    es: 'Ingreso eliminado',
    en: 'Admission deleted',
    pt: 'Admissão excluída',
  },
  'employees.actions.delete_admission.question': {
    es: '¿Eliminar el último ingreso? Vuelve a valer el período anterior. Podés deshacerlo durante 10 minutos.',
    en: 'Delete the last admission? The period before it counts again. You can undo this for 10 minutes.',
    pt: 'Excluir a última admissão? O período anterior volta a valer. Você pode desfazer durante 10 minutos.',
  },
  'employees.actions.terminate': { es: 'Dar de baja', en: 'Terminate', pt: 'Desligar' },
  'employees.actions.terminate.done': {
    es: 'Baja registrada',
    en: 'Termination recorded',
    pt: 'Desligamento registrado',
  },
  'employees.actions.terminate.question': {
    es: 'El último día todavía cuenta: desde el siguiente deja de estar activo.',
    en: 'The last day still counts: from the next day on the person is no longer active.',
    pt: 'O último dia ainda conta: a partir do seguinte a pessoa deixa de estar ativa.',
  },
  'employees.fields.anyway': {
    es: 'Dar el ingreso de todos modos',
    en: 'Admit anyway',
    pt: 'Admitir mesmo assim',
  },

  'workforce.seniority.years_one': { es: '{{count}} año', en: '{{count}} year', pt: '{{count}} ano' },
  'workforce.seniority.years_other': { es: '{{count}} años', en: '{{count}} years', pt: '{{count}} anos' },
  'workforce.seniority.months_one': { es: '{{count}} mes', en: '{{count}} month', pt: '{{count}} mês' },
  'workforce.seniority.months_other': { es: '{{count}} meses', en: '{{count}} months', pt: '{{count}} meses' },
  'workforce.seniority.days_one': { es: '{{count}} día', en: '{{count}} day', pt: '{{count}} dia' },
  'workforce.seniority.days_other': { es: '{{count}} días', en: '{{count}} days', pt: '{{count}} dias' },

  'workforce.periods.duplicated': {
    es: 'Esta persona ya tiene un ingreso de ese día',
    en: 'This person already has an admission of that day',
    pt: 'Esta pessoa já tem uma admissão desse dia',
  },
  'workforce.periods.overlaps': {
    es: 'El período se superpone con otro de esta persona',
    en: 'The period overlaps another one of this person',
    pt: 'O período se sobrepõe a outro desta pessoa',
  },
  'workforce.periods.only_last': {
    es: 'Solo se corrige el último período',
    en: 'Only the last period is corrected',
    pt: 'Só se corrige o último período',
  },

  'workforce.employment.before_birth': {
    es: 'El ingreso tiene que ser posterior al nacimiento',
    en: 'The admission must be after the date of birth',
    pt: 'A admissão tem que ser posterior ao nascimento',
  },
  'workforce.employment.still_open': {
    es: 'El último período sigue abierto: primero dalo de baja',
    en: 'The last period is still open: terminate it first',
    pt: 'O último período continua aberto: primeiro registre o desligamento',
  },
  'workforce.employment.before_last_end': {
    es: 'El ingreso tiene que ser posterior a la última baja',
    en: 'The admission must be after the last termination',
    pt: 'A admissão tem que ser posterior ao último desligamento',
  },
  'workforce.employment.overlaps': {
    es: 'El período se superpone con el anterior',
    en: 'The period overlaps the one before',
    pt: 'O período se sobrepõe ao anterior',
  },
  'workforce.employment.ends_before_it_begins': {
    es: 'La baja no puede ser anterior al ingreso',
    en: 'The termination cannot be before the admission',
    pt: 'O desligamento não pode ser anterior à admissão',
  },
  'workforce.employment.without_end': {
    es: 'Va solo con una fecha de baja',
    en: 'Only together with a termination date',
    pt: 'Somente com uma data de desligamento',
  },
  'workforce.employment.no_period': {
    es: 'No tiene ningún ingreso',
    en: 'There is no admission',
    pt: 'Não tem nenhuma admissão',
  },
  'workforce.employment.already_ended': {
    es: 'Ya tiene fecha de baja',
    en: 'The termination date is already set',
    pt: 'Já tem data de desligamento',
  },
  'workforce.employment.last_period': {
    es: 'Es el único ingreso: no se puede eliminar',
    en: 'This is the only admission: it cannot be deleted',
    pt: 'É a única admissão: não pode ser excluída',
  },
  'workforce.employment.not_employable': {
    es: 'Está marcado como no reincorporable',
    en: 'Marked as not to be rehired',
    pt: 'Está marcado como não readmissível',
  },
  'workforce.employment.not_employable_because': {
    es: 'Está marcado como no reincorporable. Motivo de la última baja: {{reason}}',
    en: 'Marked as not to be rehired. Reason for the last termination: {{reason}}',
    pt: 'Está marcado como não readmissível. Motivo do último desligamento: {{reason}}',
  },

  'workforce.employment.did_admit': {
    es: 'dio un ingreso a',
    en: 'admitted',
    pt: 'registrou a admissão de',
  },
  'workforce.employment.did_undo_admission': {
    es: 'deshizo el ingreso de',
    en: 'undid the admission of',
    pt: 'desfez a admissão de',
  },
  'workforce.employment.did_correct': {
    es: 'corrigió el último período de',
    en: 'corrected the last period of',
    pt: 'corrigiu o último período de',
  },
  'workforce.employment.did_undo_correction': {
    es: 'deshizo la corrección del último período de',
    en: 'undid the correction of the last period of',
    pt: 'desfez a correção do último período de',
  },
  'workforce.employment.did_delete_admission': {
    es: 'eliminó el último ingreso de',
    en: 'deleted the last admission of',
    pt: 'excluiu a última admissão de',
  },
  'workforce.employment.did_bring_back_admission': {
    es: 'recuperó el último ingreso de',
    en: 'brought back the last admission of',
    pt: 'recuperou a última admissão de',
  },
  'workforce.employment.did_terminate': {
    es: 'dio de baja a',
    en: 'terminated',
    pt: 'registrou o desligamento de',
  },
  'workforce.employment.did_undo_termination': {
    es: 'deshizo la baja de',
    en: 'undid the termination of',
    pt: 'desfez o desligamento de',
  },
})
