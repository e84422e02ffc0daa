import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, opendir, rm } from 'node:fs/promises'
import path from 'node:path'
import { isOlderThan } from '#src/platform/files/storage/folder-storage.server.ts'
import { makeDirectory } from '#src/platform/files/storage/make-directory.server.ts'

/** Temporary files on this machine: uploads until they are stored. */
export class TemporaryFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    makeDirectory(folder)
  }

  /** A unique path. A file left there is swept. */
  newPath(): string {
    return path.join(this.#folder, randomUUID())
  }

  async createDirectory(): Promise<string> {
    const directory = this.newPath()
    await mkdir(directory)
    return directory
  }

  async discard(paths: readonly string[]): Promise<void> {
    await Promise.all(paths.map((file) => rm(file, { recursive: true, force: true })))
  }

  async removeOlderThan(before: Date): Promise<void> {
    for await (const { name } of await opendir(this.#folder)) {
      const file = path.join(this.#folder, name)
      if (await isOlderThan(file, before)) await this.discard([file])
    }
  }

  async checkReady(): Promise<void> {
    await access(this.#folder, constants.R_OK | constants.W_OK | constants.X_OK)
  }
}
