import { createContext, useContext } from 'react'
import type { ResourceOutline, ResourceOutlines } from '#src/resource/outline.ts'

/** Outlines of every declaration, by name. The app provides them to every screen. */
export const OutlinesContext = createContext<ResourceOutlines>(new Map())

/** The outline of a declared resource. Throws if no resource has that name. */
export function useOutline(name: string): ResourceOutline {
  const outline = useContext(OutlinesContext).get(name)
  if (!outline) throw new Error(`There is no resource ${name}.`)
  return outline
}
