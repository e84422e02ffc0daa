import assert from 'node:assert/strict'
import fc from 'fast-check'
import { resources } from '#src/app/resources.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { modelOf, resourcesByName } from '#src/resource/model.ts'
import { readingOf } from '#src/resource/screens/list-reading.ts'
import { arrange } from '#src/ui/table/arrange.ts'
import type { View } from '#src/ui/table/view.ts'
import { everyResource, idsOf, type Subject } from '#test/contract.ts'
import { type Field, type Given, isPicture, rankedValues } from '#test/samples.ts'

everyResource((subject, keeps) => {
  keeps('a small list is filtered and sorted in the browser as a large one is by the server', async () => {
    const { resource, path, by, rows } = subject
    for (let n = 0; n < 12; n++) await subject.create(await randomRow(subject))
    const all = (await rows()) as Entity[]
    const model = modelOf(resource, resourcesByName(resources))
    const reading = readingOf(model)
    const sorts = [
      null,
      ...[...model.names.values()].filter(({ isShown, isSorted }) => isShown && isSorted).map(({ name }) => name),
    ]
    const looks = fc.record({
      q: sought(subject, all),
      sort: fc.constantFrom(...sorts),
      dir: fc.constantFrom('asc' as const, 'desc' as const),
    })
    await fc.assert(
      fc.asyncProperty(looks, async (look) => {
        const view: View = { ...look, page: 1, perPage: 1000 }
        const search = new URLSearchParams({ page: '1', per_page: '1000' })
        if (look.q.trim()) search.set('q', look.q.trim())
        if (look.sort) search.set('sort', look.sort)
        if (look.sort) search.set('dir', look.dir)
        const answer = await by.get(`${path}?${search}`)
        const fromServer = Array.isArray(answer.body) ? answer.body : answer.body[resource.name]
        assert.deepEqual(idsOf(arrange(all, view, reading).rows), idsOf(fromServer))
      }),
      { numRuns: 60 },
    )
  })
})

/** As the list's screen writes a number in Spanish. */
const figure = (value: number) => value.toLocaleString('es', { minimumFractionDigits: 2, useGrouping: 'always' })

const pick = <T>(from: readonly T[]): T => fc.sample(fc.constantFrom(...from), 1)[0] as T

const words = [
  'Ana',
  'árbol',
  'Ñandú',
  'nube',
  'Nube',
  'García',
  'garcía',
  '100%',
  'a_b',
  '12,50',
  'iPhone',
  'Über',
  'ç',
]

/** Words that repeat, so that rows are alike in one value and differ in another; nothing where nothing is asked. */
async function randomRow({ resource }: Subject): Promise<Given> {
  const given: Given = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.readOnly || field.writeOnly || isPicture(field) || field.kind === 'ref' || field.kind === 'refs') continue
    const isLeftOut = !field.required && field.kind !== 'boolean' && pick([true, false, false])
    given[name] = isLeftOut ? undefined : pick([...rankedValues(field), ...wordsFor(field)])
  }
  // These must agree, and words at random do not.
  if (given.dni) given.cuil = undefined
  return given
}

function wordsFor(field: Field): unknown[] {
  if (field.kind === 'number') return field.max > 2000 ? [field.decimals > 0 ? 1249.5 : 1249] : []
  const isFree = ['text', 'long_text', 'phone'].includes(field.kind) && !('rule' in field && field.rule)
  return isFree && !field.unique ? [`${pick(words)} ${pick(words)}`, pick(words), pick(words)] : []
}

/**
 * Pieces of the words of the rows, in capitals and without accents too, and figures in any spelling. No blanks: whether
 * the end of one value and the beginning of the next are found together is nobody's promise.
 */
function sought({ resource }: Subject, all: Entity[]): fc.Arbitrary<string> {
  const values = all.flatMap((row) =>
    [...Object.keys(resource.fields), ...resource.columns].flatMap((name) => row[name]),
  )
  const texts = values.flatMap(spellings).flatMap((text) => text.split(/\s+/))
  const piece = fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.integer({ min: 1, max: 12 }))
    .map(([text, from, length]) => [...text].slice(from % text.length, (from % text.length) + length).join(''))
  const figures = values.filter((value) => typeof value === 'number').map(figure)
  const typed = fc.oneof(piece, fc.constantFrom(...texts, ...figures))
  return fc.oneof(
    typed,
    typed.map((text) => text.toUpperCase()),
    typed.map((text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()),
    fc.constantFrom('', 'zz', '%', '_', '\\'),
  )
}

function spellings(value: unknown): string[] {
  if (typeof value === 'string' && value !== '') return [value]
  if (typeof value === 'number') return [String(value), String(value).replace('.', ','), value.toFixed(2)]
  return typeof value === 'object' && value !== null && 'name' in value ? [String(value.name)] : []
}
