import { type ComponentType, type ReactElement, useCallback, useEffect, useState } from 'react'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { FailedTable } from '#src/ui/table/table-states.tsx'

type LazyPartProps<Props extends object> = {
  /** Imports the component. It must be the same function at each render. */
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/**
 * Code splitting: a part of a screen whose script loads when the part appears. If it fails to load, the screen keeps
 * its state, and a button tries again.
 */
export function LazyPart<Props extends object>({ load, props }: LazyPartProps<Props>): ReactElement {
  const [part, setPart] = useState<{ Component: ComponentType<Props> } | null>(null)
  const [isFailed, setFailed] = useState(false)
  const tryLoad = useCallback(async () => {
    setFailed(false)
    try {
      setPart({ Component: await load() })
    } catch {
      setFailed(true)
    }
  }, [load])
  useEffect(() => void tryLoad(), [tryLoad])
  if (part) return <part.Component {...props} />
  return isFailed ? <FailedTable onRetry={() => void tryLoad()} /> : <FormSkeleton />
}
