import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs `work` while no other process holds the directory's lock file, so that two starts at once do not install or
 * build over each other. A lock whose process is gone is removed.
 */
export async function withLock(directory, work) {
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 16)
  const lock = path.join(os.tmpdir(), `mostrador-setup-${name}.lock`)
  while (!tryLock(lock)) await pause(100)
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function tryLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isOwnerAlive(lock)) rmSync(lock, { force: true })
    return false
  }
}

function isOwnerAlive(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
