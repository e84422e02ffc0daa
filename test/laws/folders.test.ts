import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const maxFiles = 12

/**
 * Folders that had too many files before this law, with their numbers. Numbers may only sink, and no folder is added.
 */
const foldersToPart: Record<string, number> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'folders-to-part.json'), 'utf8'),
)

/** Number of files directly in each folder, without tests. */
function countFiles(): Map<string, number> {
  const files = globSync('src/**/*', { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name),
  )
  const byFolder = Map.groupBy(files, ({ parentPath }) => path.relative('.', parentPath).replaceAll(path.sep, '/'))
  return new Map([...byFolder].map(([folder, entries]) => [folder, entries.length]))
}

test('no folder holds more than twelve files, tests apart', () => {
  const crowdedFolders = [...countFiles()].filter(([, count]) => count > maxFiles)
  assert.deepEqual(Object.fromEntries(crowdedFolders), foldersToPart)
})
