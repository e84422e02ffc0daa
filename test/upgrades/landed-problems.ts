import type { LandedHashes } from '#src/platform/database/migrations/migrate.server.ts'
import type { LandedVersion } from './landed-versions.ts'

type Migration = { name: string; hash: string }

/**
 * Reasons why this program could not open databases of landed versions: landed migrations that were changed or removed,
 * and new migrations that come before a landed one. `migrations` are the files in order. The migrations of recorded
 * versions must all be among the landed ones.
 */
export function findLandedProblems(
  migrations: readonly Migration[],
  landedHashes: LandedHashes,
  versions: readonly Pick<LandedVersion, 'commit' | 'migrations'>[],
): string[] {
  const currentHashes = new Map(migrations.map(({ name, hash }) => [name, hash]))
  const newestHashes = new Map(versions.flatMap((version) => Object.entries(version.migrations)))
  const changedProblems = Object.entries(landedHashes).flatMap(([name, hashes]) => {
    const hash = currentHashes.get(name)
    if (hash === undefined) return `${name} has landed and was removed: put it back`
    const isChanged = hash !== Object.keys(hashes).at(-1) || hash !== (newestHashes.get(name) ?? hash)
    return isChanged ? `${name} has landed and was changed: put it back and write a new migration` : []
  })
  const names = Object.keys(landedHashes).length
  const overtakenMigrations = migrations.slice(0, names).filter(({ name }) => !landedHashes[name])
  const unlistedProblems = versions.flatMap((version) =>
    Object.entries(version.migrations)
      .filter(([name, hash]) => landedHashes[name]?.[hash] === undefined)
      .map(([name]) => `landed.json lacks the text of ${name} that ${version.commit} landed with`),
  )
  return [
    ...changedProblems,
    ...overtakenMigrations.map(({ name }) => `${name} is new and comes before one that has landed`),
    ...unlistedProblems,
  ]
}
