import { call } from '#src/platform/browser/client.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { RecordAddress } from '#src/resource/kinds/screen-kind.ts'

/** Returns a function that reads the record again for a fresh signed link; null if the picture is gone. */
export const createLinkRenewal =
  ({ resource, id }: RecordAddress, name: string) =>
  async (): Promise<string | null> => {
    const { body } = await call<Entity>('GET', `${resource}/${id}`, { quiet: true })
    const link = body[name]
    return typeof link === 'string' ? link : null
  }
