import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
import { languages, type Messages } from '#src/platform/i18n/define-messages.ts'
import { installMessages, translate } from '#src/platform/i18n/i18n.server.ts'
import { decodeMessageRef, messageKeyOf } from '#src/platform/i18n/message-ref.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { readCell } from '#src/resource/kinds/read-cell.server.ts'
import { buildWriteSchema } from '#src/resource/schema.ts'

installMessages(allMessages)
const messages: Messages = allMessages

/** Wrong values of every sort: cells of sheets, and inputs that only a program sends. */
const cells = ['', 'x', 'ana@', '31/02/2026', '#N/A', '2.5.1', 'a\u0007b', 'x'.repeat(40_000), -1, 3e6, 1e300, true]
const inputs: readonly unknown[] = [...cells, null, undefined, Number.NaN, {}, [], [{}], ['x', 7], [[1]], { a: 1 }]

/** The message keys of all problems that a field reports, by its resource's schema and as a cell. */
function listProblemKeys(name: string, field: Field, schema: ReturnType<typeof buildWriteSchema>): string[] {
  const cellKeys = cells.flatMap((cell) => {
    const reading = readCell(field, cell)
    return 'problem' in reading
      ? [messageKeyOf(reading.problem), ...Object.values(reading.problemsByPath ?? {}).map(messageKeyOf)]
      : []
  })
  const schemaKeys = inputs.flatMap((raw) =>
    (schema.safeParse({ [name]: raw }).error?.issues ?? []).map(({ message }) =>
      messageKeyOf(decodeMessageRef(message)),
    ),
  )
  return [...cellKeys, ...schemaKeys]
}

test('every problem that any field reports has a message in the reader’s language', () => {
  const kinds = new Set<string>()
  for (const { resource } of registrations) {
    const schema = buildWriteSchema(resource, 'create')
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.readOnly || kindOf(field).read === null) continue
      const keys = new Set(listProblemKeys(name, field, schema))
      if (keys.size > 0) kinds.add(field.kind)
      for (const key of keys) {
        const text = messages[key]
        assert.ok(text, `${resource.name}.${name}: ${key}`)
        for (const language of languages) assert.ok(text[language], `${key} ${language}`)
        assert.ok(text.es !== text.en, `${resource.name}.${name}: ${text.es}`)
      }
    }
  }
  for (const kind of ['text', 'email', 'number', 'date', 'choice', 'ref', 'refs', 'rows'])
    assert.ok(kinds.has(kind), kind)
})

test('a wrong day is reported as a wrong day, and not as a missing text', () => {
  const admission = registrations.find(({ resource }) => resource.name === 'employees')?.resource.fields.admission_date
  assert.ok(admission)
  for (const cell of [3_000_000, -5, 1e20, true, 'mañana', '31/02/2026'])
    assert.deepEqual(readCell(admission, cell), { problem: 'resource.fields.date' }, String(cell))
})

test('a limit is written as the language writes numbers', () => {
  const atMost = { key: 'resource.fields.at_most', params: { qty: 9_999_999_999.99 } }
  assert.equal(translate('es', { key: 'resource.fields.at_least', params: { qty: 0.01 } }), 'El mínimo es 0,01')
  assert.equal(translate('es', { key: 'resource.fields.at_most', params: { qty: 1200 } }), 'El máximo es 1200')
  assert.equal(translate('es', atMost), 'El máximo es 9.999.999.999,99')
  assert.equal(translate('en', atMost), 'The maximum is 9,999,999,999.99')
  assert.equal(translate('pt', atMost), 'O máximo é 9.999.999.999,99')
})
