import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { type DeclaredName, findDeclaredNames, isVague } from './declared-names.ts'
import { readSources } from './sources.ts'

/** Names that are older than this law, by file. Renamed ones are removed, and none is added. */
type NamesToMend = { vague: Record<string, string[]>; ambiguousTypes: Record<string, string[]> }

const namesToMend: NamesToMend = JSON.parse(readFileSync(path.join(import.meta.dirname, 'names-to-mend.json'), 'utf8'))
const declaredNames = findDeclaredNames(readSources().filter(({ file }) => !/messages/.test(file)))

test('no module calls anything by a participle or a pronoun alone', () => {
  const vagueNames = declaredNames.filter(({ name }) => isVague(name))
  assert.deepEqual(groupBy(vagueNames, 'file', 'name'), namesToMend.vague)
})

test('the name of an exported type means one thing in the whole source', () => {
  const filesByType = groupBy(
    declaredNames.filter(({ isExportedType }) => isExportedType),
    'name',
    'file',
  )
  const ambiguousTypes = Object.entries(filesByType).filter(([, files]) => files.length > 1)
  assert.deepEqual(Object.fromEntries(ambiguousTypes), namesToMend.ambiguousTypes)
})

type Attribute = 'file' | 'name'

function groupBy(names: readonly DeclaredName[], key: Attribute, value: Attribute): Record<string, string[]> {
  const groups = Map.groupBy(names, (name) => name[key])
  return Object.fromEntries([...groups].map(([group, members]) => [group, members.map((member) => member[value])]))
}
