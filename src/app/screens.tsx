import type { RouteObject } from 'react-router'
import { Allowed } from '#src/access/guards.tsx'
import { screenResources } from '#src/app/resources.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { RecordForm } from '#src/resource/RecordScreen.tsx'

/** Forms that stand in the place of the kernel's own. */
const forms: Record<string, () => Promise<RecordForm>> = {
  products: async () => (await import('#src/catalog/ProductEdit.tsx')).ProductEdit,
  parameters: async () => (await import('#src/catalog/ParameterEdit.tsx')).ParameterEdit,
}

/** Every declared screen, below /admin, its script fetched when it is first opened. */
export const screenRoutes: RouteObject[] = screenResources.flatMap(routesOf)

function routesOf(resource: Resource): RouteObject[] {
  const { name, screens } = resource
  if (!screens) return []
  return [
    {
      path: screens.list.path,
      lazy: async () => {
        const { ListScreen } = await import('#src/resource/ListScreen.tsx')
        return {
          Component: () => (
            <Allowed permission={screens.list.access}>
              <ListScreen key={name} resource={resource} />
            </Allowed>
          ),
        }
      },
    },
    recordRoute(resource, 'create', screens.create.path),
    recordRoute(resource, 'update', `${screens.update.path}/:id`),
  ]
}

function recordRoute(resource: Resource, kind: 'create' | 'update', path: string): RouteObject {
  return {
    path,
    lazy: async () => {
      const [screens, form] = await Promise.all([import('#src/resource/RecordScreen.tsx'), forms[resource.name]?.()])
      const Screen = kind === 'create' ? screens.CreateScreen : screens.UpdateScreen
      return {
        Component: () => (
          <Allowed permission={resource.screens?.[kind].access ?? ''}>
            <Screen key={resource.name} resource={resource} form={form} />
          </Allowed>
        ),
      }
    },
  }
}
