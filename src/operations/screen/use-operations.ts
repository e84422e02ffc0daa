import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { BackupLine, OperationsState } from '#src/operations/state/operations-state.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call, callList } from '#src/platform/browser/client.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useLanguage } from '#src/platform/i18n/i18n.tsx'

const pollMs = 1000
const refreshMs = 60_000

/** How the program runs, read again each minute. */
export const useOperations = () =>
  useQuery({
    queryKey: ['operations', 'state'],
    queryFn: async ({ signal }) => (await call<OperationsState>('GET', 'operations', { signal })).body,
    refetchInterval: refreshMs,
  })

/** The backups, the newest first. While one is made they are read each second, and at its end the state too. */
export function useBackups() {
  const language = useLanguage()
  const client = useQueryClient()
  const list = useQuery({
    queryKey: ['operations', 'backups', language],
    queryFn: async ({ signal }) => (await callList<BackupLine>('operations/backups', { signal })).body,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : refreshMs),
  })
  const pendingBackup = list.data?.find(isUnderWay)
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !pendingBackup) void client.invalidateQueries({ queryKey: ['operations', 'state'] })
    wasPending.current = pendingBackup !== undefined
  }, [pendingBackup, client])
  return { list, pendingBackup }
}

const isUnderWay = ({ ok }: BackupLine) => ok === null

/** True for a reader who may make and download backups. */
export function useMayManageBackups(): boolean {
  const { user } = useSession()
  return hasAccess(createPermissionHolder(user?.permissions), 'manage_backups')
}

/** Returns a function that starts a backup, and whether its request is on its way. A refusal shows a toast. */
export function useStartBackup() {
  const client = useQueryClient()
  const [isStarting, setStarting] = useState(false)
  const start = async () => {
    setStarting(true)
    try {
      await call('POST', 'operations/backups')
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
    } finally {
      // After a refusal too: somebody else's backup may be under way.
      await client.invalidateQueries({ queryKey: ['operations', 'backups'] })
      setStarting(false)
    }
  }
  return { start: () => void start(), isStarting }
}
