import { call } from '#src/platform/browser/client.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { RecordAddress } from '#src/resource/kinds/screen-kind.ts'

/** Returns a function that reads the record again for a fresh signed link; null if the picture is gone. */
export const createLinkRenewal = (record: RecordAddress, name: string) =>
  createRenewalByReading(record, (entity) => entity[name])

/** Does the same for a link that `findLink` finds in the record. */
export const createRenewalByReading =
  ({ resource, id }: RecordAddress, findLink: (entity: Entity) => unknown) =>
  async (): Promise<string | null> => {
    const { body } = await call<Entity>('GET', `${resource}/${id}`, { quiet: true })
    const link = findLink(body)
    return typeof link === 'string' ? link : null
  }
