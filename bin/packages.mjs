// Plain JavaScript for Node 20 without packages: runs before Node 24 is installed.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * npm's arguments for making node_modules match the lock file; null where it does. Versions are read from the packages
 * themselves, as npm's hidden lock file may be ahead of them (`--package-lock-only`).
 */
export function findNpmArguments(root, { tests }) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  // Workspaces and their links are our own folders; a copy of the program may lack the tests'.
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
    // `install` adds the tests' packages without removing any from a running program, as `ci` would.
    return tests && testPackages.some(isMissing) ? ['install', '--no-save', '--include=dev'] : null
  }
  const hasTests = testPackages.some(([packagePath, { dev }]) => dev && existsSync(path.join(root, packagePath)))
  return ['ci', tests || hasTests ? '--include=dev' : '--omit=dev']
}

/** The installed version; null where there is no package. */
function readVersion(directory) {
  const file = path.join(directory, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null
}
