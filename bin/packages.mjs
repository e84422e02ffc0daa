// Plain JavaScript for Node 20 without packages: runs before Node 24 is installed.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * npm's arguments for making node_modules match the lock file; null where it does. Versions are read from the packages
 * themselves, as npm's hidden lock file may be ahead of them (`--package-lock-only`).
 */
export function npmNeeds(root, { tests }) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  // Workspaces and their links are our own folders; a copy of the program may lack the tests'.
  const wanted = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link)
  const isMissing = ([place, { version, optional }]) => {
    const there = versionAt(path.join(root, place))
    return there === null ? !optional : there !== version
  }
  const ofTests = wanted.filter(([, { dev, devOptional }]) => dev || devOptional)
  const ofProgram = wanted.filter((one) => !ofTests.includes(one))
  if (!ofProgram.some(isMissing)) {
    // `install` adds the tests' packages without removing any from a running program, as `ci` would.
    return tests && ofTests.some(isMissing) ? ['install', '--no-save', '--include=dev'] : null
  }
  const hasTests = ofTests.some(([place, { dev }]) => dev && existsSync(path.join(root, place)))
  return ['ci', tests || hasTests ? '--include=dev' : '--omit=dev']
}

/** The installed version; null where there is no package. */
function versionAt(directory) {
  const file = path.join(directory, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null
}
