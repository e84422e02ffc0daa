import { type Body, withBody } from '#src/platform/http/body.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { answerTo, staleAnswerTo } from '#src/resource/signed.server.ts'
import type { Asked, Within } from '#src/resource/write/asked.server.ts'
import { checkWrite } from '#src/resource/write/check-write.server.ts'
import { filesTaken } from '#src/resource/write/planned-uploads.server.ts'
import { refusalOfWrite } from '#src/resource/write/refusals.server.ts'
import { withStored } from '#src/resource/write/stored-uploads.server.ts'
import { writeUnderLock } from '#src/resource/write/write-under-lock.server.ts'

/**
 * Creates or updates a row: reads and checks the body, stores its files, then writes in one transaction. Returns the
 * new entity, as its writer may see it.
 */
export async function writeRecord(asked: Asked): Promise<Entity> {
  const { services, prepared, request } = asked
  try {
    const taken = filesTaken(prepared.seenBy(request.actor))
    const entity = await withBody(request, services.files, taken, (body) =>
      writeBody(asked, placed(body, asked.within)),
    )
    return answerTo(services.links, prepared, request.actor, entity)
  } catch (error) {
    throw refusalOfWrite(staleAnswerTo(services.links, prepared, request.actor, error), prepared)
  }
}

/** A body says nothing of the parent: the address does. */
const placed = ({ fields, uploads }: Body, within: Within | undefined): Body => ({
  fields: within ? { ...fields, [within.by]: within.id } : fields,
  uploads,
})

async function writeBody(asked: Asked, body: Body): Promise<Entity> {
  const checked = await checkWrite(asked, body)
  if ('earlier' in checked) return checked.earlier
  return withStored(asked.services.files, checked.plans, (stored, used) =>
    writeUnderLock(asked, { ...checked, stored }, used),
  )
}
