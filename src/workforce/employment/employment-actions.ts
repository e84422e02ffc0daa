import type { Resource } from '#src/resource/declaration.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { checkAdmission, checkCorrection, checkTermination } from '#src/workforce/employment/employment-rules.ts'
import { periodFields, terminationInput, terminationPermission } from '#src/workforce/employment/period-fields.ts'

const { admission_date } = periodFields

/** Actions on an employee's last employment period. Their work is in `employment-actions.server.ts`. */
export const employmentActions: Resource['actions'] = {
  /** Opens a period. `anyway` also admits a person who left as not employable. */
  admit: {
    access: 'create_employee_termination',
    route: 'POST /employees/:id/periods',
    input: { admission_date, anyway: boolean() },
    rule: checkAdmission,
    hasPreview: true,
  },
  /** Corrects the last period. An empty termination date takes a termination back. */
  correct_period: {
    access: 'update_employee_termination',
    route: 'PUT /employees/:id/periods/last',
    input: { admission_date, ...terminationInput },
    takesPartialInput: true,
    rule: checkCorrection,
    hasPreview: true,
  },
  delete_admission: {
    access: 'delete_employee_termination',
    route: 'DELETE /employees/:id/periods/last',
    hasPreview: true,
  },
  terminate: {
    access: 'update_employee_termination',
    bulk: { route: 'POST /employees/terminate', icon: 'person-dash' },
    input: {
      ...terminationInput,
      termination_date: { ...terminationInput.termination_date, required: 'resource.fields.required' },
    },
    rule: checkTermination,
    hasPreview: true,
  },
}

/** For each action, the phrase that the audit shows before the employee's name. */
export const employmentPhrases = {
  admit: 'workforce.employment.did_admit',
  admission_undone: 'workforce.employment.did_undo_admission',
  correct_period: 'workforce.employment.did_correct',
  correction_undone: 'workforce.employment.did_undo_correction',
  delete_admission: 'workforce.employment.did_delete_admission',
  admission_brought_back: 'workforce.employment.did_bring_back_admission',
  terminate: 'workforce.employment.did_terminate',
  termination_undone: 'workforce.employment.did_undo_termination',
}

/** The permission to see these actions in the history, because each of them tells that an employment began or ended. */
export const employmentEntryPermissions = Object.fromEntries(
  Object.keys(employmentPhrases).map((action) => [action, terminationPermission]),
)
