import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { outsideEnvironment, temporaryDirectory } from './program.ts'

const bin = path.join(import.meta.dirname, '..', '..', 'bin')

type Versions = { runs: string; tests: string }

/** A program with our own set-up, one package that it runs on and one that its tests need, both packed on this disk. */
function createSmallProgram(t: TestContext, versions: Versions) {
  const root = temporaryDirectory(t)
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
    lockAlone: () => run(root, 'npm', 'install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit'),
    version: (name: string) => {
      const file = path.join(root, 'node_modules', name, 'package.json')
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null
    },
    withoutWorkspace: () => {
      rmSync(path.join(root, 'client'), { recursive: true })
      rmSync(path.join(root, 'node_modules', '.mostrador-installed'))
    },
    mark: (name: string) => writeFileSync(path.join(root, 'node_modules', name, 'marked'), ''),
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
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env: outsideEnvironment(), encoding: 'utf8' })
  assert.equal(status, 0, stdout + stderr)
  return stdout
}

test('a start installs what the program runs on and nothing of its tests, once', (t) => {
  const { install, version, withoutWorkspace } = createSmallProgram(t, { runs: '1.0.0', tests: '1.0.0' })
  assert.match(install(), /Installing/)
  assert.deepEqual([version('runs'), version('tests')], ['1.0.0', null])
  assert.equal(install(), '')
  withoutWorkspace()
  assert.equal(install(), '')
})

test('the tests add what they need, and take nothing from under a program that runs', (t) => {
  const { install, version, mark, isMarked } = createSmallProgram(t, { runs: '1.0.0', tests: '1.0.0' })
  install()
  mark('runs')
  assert.match(install('tests'), /Installing/)
  assert.deepEqual([version('runs'), version('tests')], ['1.0.0', '1.0.0'])
  assert.ok(isMarked('runs'))
  assert.equal(install('tests'), '')
})

test('a start keeps what the tests put there, also when it has to install', (t) => {
  const { declareVersions, install, lockAlone, version, mark, isMarked } = createSmallProgram(t, {
    runs: '1.0.0',
    tests: '1.0.0',
  })
  install('tests')
  mark('tests')
  assert.equal(install(), '')
  declareVersions({ runs: '1.0.0', tests: '2.0.0' })
  assert.equal(install(), '')
  assert.deepEqual([version('tests'), isMarked('tests')], ['1.0.0', true])
  declareVersions({ runs: '2.0.0', tests: '2.0.0' })
  // Now npm's own account says that 2.0.0 is there, which it is not.
  lockAlone()
  assert.match(install(), /Installing/)
  assert.deepEqual([version('runs'), version('tests')], ['2.0.0', '2.0.0'])
})
