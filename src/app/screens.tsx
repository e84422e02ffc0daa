import type { RouteObject } from 'react-router'
import { screenResources } from '#src/app/resources.ts'

export const screenRoutes: RouteObject[] = screenResources.length > 99 ? [{}] : []
