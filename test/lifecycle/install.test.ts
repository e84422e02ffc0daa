import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createTemporaryDirectory, pickOutsideEnvironment } from './program.ts'

const bin = path.join(import.meta.dirname, '..', '..', 'bin')

/** Versions of the package that the program runs on, and of the package that its tests need. */
type Versions = { runs: string; tests: string }

/** Creates a program with our own `bin`. It runs on the package `runs`, and its tests need the package `tests`. */
function createSmallProgram(t: TestContext, versions: Versions) {
  const root = createTemporaryDirectory(t)
  cpSync(bin, path.join(root, 'bin'), { recursive: true })
  mkdirSync(path.join(root, 'patches'), { recursive: true })
  writeFileSync(
    path.join(root, 'install.mjs'),
    "import { install } from './bin/setup.mjs'\nawait install({ tests: process.argv[2] === 'tests' })",
  )
  const declareVersions = ({ runs, tests }: Versions) => {
    const description = {
      name: 'small',
      version: '1.0.0',
      scripts: existsSync(path.join(bin, 'patched.mjs')) ? { postinstall: 'node bin/patched.mjs' } : {},
      dependencies: { runs: packPackage(root, 'runs', runs) },
      devDependencies: { tests: packPackage(root, 'tests', tests) },
      workspaces: ['client'],
    }
    const client = { name: 'client', devDependencies: { tests } }
    mkdirSync(path.join(root, 'client'), { recursive: true })
    writeFileSync(path.join(root, 'client', 'package.json'), JSON.stringify(client))
    const packages = {
      '': description,
      client,
      'node_modules/client': { resolved: 'client', link: true },
      'node_modules/runs': { version: runs, resolved: description.dependencies.runs },
      'node_modules/tests': { version: tests, resolved: description.devDependencies.tests, dev: true },
    }
    const lock = { name: 'small', version: '1.0.0', lockfileVersion: 3, requires: true, packages }
    writeFileSync(path.join(root, 'package.json'), JSON.stringify(description))
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(lock))
  }
  declareVersions(versions)
  return {
    declareVersions,
    install: (tests?: 'tests') => run(root, process.execPath, 'install.mjs', ...(tests ? [tests] : [])),
    updateLockOnly: () =>
      run(root, 'npm', 'install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit'),
    readVersion: (name: string) => {
      const file = path.join(root, 'node_modules', name, 'package.json')
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null
    },
    removeWorkspace: () => {
      rmSync(path.join(root, 'client'), { recursive: true })
      rmSync(path.join(root, 'node_modules', '.mostrador-installed'))
    },
    markPackage: (name: string) => writeFileSync(path.join(root, 'node_modules', name, 'marked'), ''),
    isMarked: (name: string) => existsSync(path.join(root, 'node_modules', name, 'marked')),
  }
}

function packPackage(root: string, name: string, version: string): string {
  const archive = `${name}-${version}.tgz`
  const source = path.join(root, 'sources', archive)
  mkdirSync(path.join(source, 'package'), { recursive: true })
  writeFileSync(path.join(source, 'package', 'package.json'), JSON.stringify({ name, version }))
  run(root, 'tar', 'czf', archive, '-C', source, 'package')
  return `file:${archive}`
}

function run(cwd: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env: pickOutsideEnvironment(), encoding: 'utf8' })
  assert.equal(status, 0, stdout + stderr)
  return stdout
}

test('a start installs what the program runs on and nothing of its tests, once', (t) => {
  const { install, readVersion, removeWorkspace } = createSmallProgram(t, { runs: '1.0.0', tests: '1.0.0' })
  assert.match(install(), /Installing/)
  assert.deepEqual([readVersion('runs'), readVersion('tests')], ['1.0.0', null])
  assert.equal(install(), '')
  removeWorkspace()
  assert.equal(install(), '')
})

test('the tests add what they need, and take nothing from under a program that runs', (t) => {
  const { install, readVersion, markPackage, isMarked } = createSmallProgram(t, { runs: '1.0.0', tests: '1.0.0' })
  install()
  markPackage('runs')
  assert.match(install('tests'), /Installing/)
  assert.deepEqual([readVersion('runs'), readVersion('tests')], ['1.0.0', '1.0.0'])
  assert.ok(isMarked('runs'))
  assert.equal(install('tests'), '')
})

test('a start keeps the packages of the tests, also when it has to install', (t) => {
  const { declareVersions, install, updateLockOnly, readVersion, markPackage, isMarked } = createSmallProgram(t, {
    runs: '1.0.0',
    tests: '1.0.0',
  })
  install('tests')
  markPackage('tests')
  assert.equal(install(), '')
  declareVersions({ runs: '1.0.0', tests: '2.0.0' })
  assert.equal(install(), '')
  assert.deepEqual([readVersion('tests'), isMarked('tests')], ['1.0.0', true])
  declareVersions({ runs: '2.0.0', tests: '2.0.0' })
  // Now npm's lock file says that 2.0.0 of both packages is installed, although it is not.
  updateLockOnly()
  assert.match(install(), /Installing/)
  assert.deepEqual([readVersion('runs'), readVersion('tests')], ['2.0.0', '2.0.0'])
})
