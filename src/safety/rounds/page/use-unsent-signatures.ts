import { useEffect, useMemo, useState } from 'react'
import { canStoreForUsers, type WaitingWrite } from '#src/platform/browser/waiting-writes/user-database.ts'
import {
  addWaitingWrite,
  sendWaitingWrites,
  useWaitingWrites,
} from '#src/platform/browser/waiting-writes/waiting-writes.ts'
import { isSignedBefore } from '#src/safety/rounds/offline/is-done-already.ts'
import { keepScreenForLostLine } from '#src/safety/rounds/offline/keep-screen.ts'
import {
  buildAbsence,
  mergeUnsent,
  nameRoundRecord,
  type ShownDelivery,
  type ShownPerson,
} from '#src/safety/rounds/page/merge-unsent.ts'
import type { Round } from '#src/safety/rounds/round-answer.ts'
import type { Strokes } from '#src/safety/signing/strokes.ts'

const noPeople: readonly ShownPerson[] = []

/**
 * Takes signatures and absences: each is stored in the browser's database (`waiting-writes`) first and then sent, at
 * once or when the line is back.
 * A signature that the browser could not store is not taken.
 */
export function useUnsentSignatures(round: Round | undefined, userId: number) {
  const writes = useWaitingWrites(userId)
  const [drawnStrokes, setDrawnStrokes] = useState<ReadonlyMap<number, Strokes>>(new Map())
  const [canStore, setCanStore] = useState<boolean | null>(null)
  const [storageFailure, setStorageFailure] = useState(false)
  useEffect(() => {
    void canStoreForUsers().then(setCanStore)
    void loadAndKeepScreen()
  }, [])
  const people = useMemo(
    () => (round ? mergeUnsent(round, writes, drawnStrokes) : noPeople),
    [round, writes, drawnStrokes],
  )
  const take = async (write: Pick<WaitingWrite, 'path' | 'body' | 'label'>): Promise<boolean> => {
    if (!round) return false
    try {
      await addWaitingWrite({ ...write, about: nameRoundRecord(round.id) })
    } catch (error) {
      console.log(error)
      setStorageFailure(true)
      return false
    }
    setStorageFailure(false)
    void sendWaitingWrites(isSignedBefore)
    return true
  }
  return {
    people,
    canStore,
    storageFailure,
    async sign(person: ShownPerson, deliveries: readonly ShownDelivery[], strokes: Strokes): Promise<boolean> {
      const body = {
        ids: deliveries.map(({ id }) => id),
        seen: Object.fromEntries(deliveries.map(({ id, updated_at: stamp }) => [id, stamp])),
        strokes,
        device_time: new Date().toISOString(),
      }
      const label = `${person.name} · ${deliveries.map(({ ppe_name: name }) => name).join(', ')}`
      const isTaken = await take({ path: 'ppe_deliveries/sign', body, label })
      if (isTaken)
        setDrawnStrokes((former) => new Map([...former, ...deliveries.map(({ id }) => [id, strokes] as const)]))
      return isTaken
    },
    markAbsent: async (person: ShownPerson, isAbsent: boolean): Promise<boolean> =>
      round !== undefined && take({ ...buildAbsence(round.id, person.employee_id, isAbsent), label: person.name }),
  }
}

/**
 * Loads, while there is a connection, the scripts that the frame loads later: the line that sends what waits, the
 * question before signing out, and the removal after it. Then keeps the screen in the browser.
 */
async function loadAndKeepScreen(): Promise<void> {
  try {
    const [{ loadUnsentLineAndTexts }] = await Promise.all([
      import('#src/safety/rounds/offline/UnsentLine.tsx'),
      import('#src/ui/toast/toasts.tsx'),
      import('#src/platform/browser/waiting-writes/user-database.ts'),
    ])
    await loadUnsentLineAndTexts()
    await keepScreenForLostLine()
  } catch (error) {
    // Opened without a connection, the screen has what an earlier visit kept.
    console.log(error)
  }
}
