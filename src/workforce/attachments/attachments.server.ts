import type { ResourceRules } from '#src/resource/registration/rules.server.ts'

export const attachmentsRules: ResourceRules = {
  /** Copies name, media type and size from the stored file. */
  async beforeRows({ tx }, changes) {
    const keys = changes.map(({ values }) => String(values.file))
    const files = await tx<{ key: string; name: string; media_type: string; bytes: number }[]>`
      select key, name, media_type, bytes::float8 as bytes from files where key = any(${keys})`
    const fieldsByKey = new Map(files.map(({ key, bytes, ...fileFields }) => [key, { ...fileFields, size: bytes }]))
    return changes.map(({ values }) => ({ ...values, ...fieldsByKey.get(String(values.file)) }))
  },
}
