import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { listReasons } from '#src/importer/errors/errors-file.server.ts'
import { describeRowError } from '#src/importer/values/describe-row-error.server.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'
import { employees } from '#src/workforce/record/employees.ts'

installMessages(allMessages)

test('a refused choice names the choices, one or several of which a cell may hold, and yes and no', () => {
  const { gender, driver_license_class: licence, active, dni } = employees.fields
  assert.equal(
    describeRowError(gender, 'resource.fields.choice', 'es'),
    'No es una de las opciones: Femenino, Masculino, Otro',
  )
  assert.match(describeRowError(licence, 'resource.fields.choices', 'en'), /^None of the options: A\.1\.1, /)
  assert.match(describeRowError(active, 'resource.fields.boolean', 'pt'), /^Não é uma das opções: Ativo, Inativo$/)
  assert.equal(describeRowError(dni, 'resource.fields.required', 'es'), 'Este dato es obligatorio')
  assert.equal(describeRowError(undefined, 'resource.fields.choice', 'en'), 'Choose one of the options')
})

test('the file of errors names the choices too', () => {
  assert.deepEqual(listReasons(employees, { marital_status: 'resource.fields.choice' }, 'es'), [
    'Estado civil: No es una de las opciones: Soltero/a, Casado/a, Concubinato, Convivencia',
  ])
})
