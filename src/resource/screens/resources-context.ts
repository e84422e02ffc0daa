import { createContext } from 'react'
import type { Resources } from '#src/resource/model.ts'

/** Every declaration by name. The app provides them to the screens. */
export const ResourcesContext = createContext<Resources>(new Map())
