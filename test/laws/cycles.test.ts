import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSources, type Source } from './sources.ts'

/**
 * The files whose values a file imports. Left out are imports of types, and `import()`, which runs only when called.
 */
function listValueImports({ text }: Source): string[] {
  const namedImports = text.matchAll(/^(?:import|export)\s+(type\s)?([^'";=]*?)\s*from\s+'#(src\/[^']+)'/gm)
  const plainImports = text.matchAll(/^import\s+'#(src\/[^']+)'/gm)
  return [
    ...[...namedImports].flatMap(([, type, names = '', file = '']) => (type || hasOnlyTypes(names) ? [] : [file])),
    ...[...plainImports].map(([, file = '']) => file),
  ]
}

function hasOnlyTypes(names: string): boolean {
  const [, nameList] = /^\{([\s\S]*)\}$/.exec(names.trim()) ?? []
  const nameParts = nameList?.split(',').map((part) => part.trim()) ?? []
  return nameParts.some(Boolean) && nameParts.filter(Boolean).every((part) => part.startsWith('type '))
}

/** The first cycle of imports: the files from one back to itself. Null if there is none. */
function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const finished = new Set<string>()
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (finished.has(file)) return null
    for (const imported of imports.get(file) ?? []) {
      const cycle = visit(imported, [...path, file])
      if (cycle) return cycle
    }
    finished.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return null
}

test('no file imports values in a circle', () => {
  assert.equal(findCycle(new Map(readSources().map((source) => [source.file, listValueImports(source)]))), null)
})

test('a circle is found, and one of types alone is none', () => {
  const file = (name: string, text: string): Source => ({ file: `src/${name}.ts`, text, imports: [] })
  const cycleOf = (...files: Source[]) =>
    findCycle(new Map(files.map((source) => [source.file, listValueImports(source)])))
  const back = file('b', "import { a } from '#src/a.ts'")
  assert.deepEqual(cycleOf(file('a', "import { type T, b } from '#src/b.ts'"), back), [
    'src/a.ts',
    'src/b.ts',
    'src/a.ts',
  ])
  assert.equal(cycleOf(file('a', "import { type T } from '#src/b.ts'\nimport type { S } from '#src/b.ts'"), back), null)
})
