import { createContext } from 'react'
import type { Resources } from '#src/resource/model.ts'

/** Every declaration that screens may meet, by name; the app provides it. */
export const ResourcesContext = createContext<Resources>(new Map())
