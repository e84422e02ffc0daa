import { call } from '#src/platform/browser/client.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { RecordAddress } from '#src/resource/kinds/screen-kind.ts'

/** Asks the record again for a signed link that may be over; null where it has none any more. */
export const createLinkRenewal =
  ({ resource, id }: RecordAddress, name: string) =>
  async (): Promise<string | null> => {
    const { body } = await call<Entity>('GET', `${resource}/${id}`, { quiet: true })
    const link = body[name]
    return typeof link === 'string' ? link : null
  }
