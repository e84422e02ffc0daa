// This file runs before Node 24 is installed, so it is plain JavaScript for Node 20 without packages.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * npm's arguments for making node_modules match the lock file. Null if it matches already. Versions are read from the
 * packages themselves, because npm's hidden lock file may be newer than they are (`--package-lock-only`).
 */
export function findNpmArguments(root, { tests }) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  // Workspaces and links to them are our own folders. A copy of the program may lack those of the tests.
  const lockedPackages = Object.entries(packages).filter(
    ([packagePath, { link }]) => packagePath.includes('node_modules/') && !link,
  )
  const isMissing = ([packagePath, { version, optional }]) => {
    const installedVersion = readVersion(path.join(root, packagePath))
    return installedVersion === null ? !optional : installedVersion !== version
  }
  const testPackages = lockedPackages.filter(([, { dev, devOptional }]) => dev || devOptional)
  const programPackages = lockedPackages.filter((lockedPackage) => !testPackages.includes(lockedPackage))
  if (!programPackages.some(isMissing)) {
    // `install` only adds the packages of the tests. `ci` would also remove packages from a running program.
    return tests && testPackages.some(isMissing) ? ['install', '--no-save', '--include=dev'] : null
  }
  const hasTests = testPackages.some(([packagePath, { dev }]) => dev && existsSync(path.join(root, packagePath)))
  return ['ci', tests || hasTests ? '--include=dev' : '--omit=dev']
}

/** The installed version, or null if the package is not installed. */
function readVersion(directory) {
  const file = path.join(directory, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null
}
