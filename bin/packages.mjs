// Runs before Node 24 is there, so it is plain JavaScript that Node 20 understands and needs no package.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What npm has to be told so that node_modules holds what the lock file wants; null where it does already. Read from
 * the packages themselves: npm's own account of them is written ahead of an installation by `--package-lock-only`.
 */
export function npmNeeds(root, { tests }) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  // A workspace and the link to it are folders of our own: a copy of the program may do without the tests'.
  const wanted = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link)
  const isMissing = ([place, { version, optional }]) => {
    const there = versionAt(path.join(root, place))
    return there === null ? !optional : there !== version
  }
  const ofTests = wanted.filter(([, { dev, devOptional }]) => dev || devOptional)
  const ofProgram = wanted.filter((one) => !ofTests.includes(one))
  if (!ofProgram.some(isMissing)) {
    // To add the tests' packages takes nothing away from a program that runs, as `npm ci` would.
    return tests && ofTests.some(isMissing) ? ['install', '--no-save', '--include=dev'] : null
  }
  const hasTests = ofTests.some(([place, { dev }]) => dev && existsSync(path.join(root, place)))
  return ['ci', tests || hasTests ? '--include=dev' : '--omit=dev']
}

/** Null where there is no package. */
function versionAt(directory) {
  const file = path.join(directory, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null
}
