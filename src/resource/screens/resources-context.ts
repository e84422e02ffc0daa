import { createContext } from 'react'
import type { ResourcesByName } from '#src/resource/model.ts'

/** Every declaration by name. The app provides them to the screens. */
export const ResourcesContext = createContext<ResourcesByName>(new Map())
